import esbuild from 'esbuild';
import sveltePlugin from 'esbuild-svelte';
await esbuild.build({
  entryPoints: { app: 'src/main.js' }, bundle: true, minify: true, outdir: 'out', format: 'iife',
  mainFields: ['svelte', 'browser', 'module', 'main'], conditions: ['svelte', 'browser', 'production'],
  plugins: [sveltePlugin({ compilerOptions: { css: 'external' } })], logLevel: 'warning',
});
