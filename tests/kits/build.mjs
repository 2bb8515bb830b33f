// Bundles each kit's page into dist/: `node build.mjs`.
import { readdirSync } from 'node:fs'
import { build } from 'esbuild'

const kits = readdirSync('.').filter(name => /^(antd|mui|mantine|spectrum|vuetify|element|vant|shoelace|ui5|ionic|bootstrap)\./.test(name))
await build({
  entryPoints: kits, outdir: 'dist', bundle: true, minify: true, format: 'iife', jsx: 'automatic', logLevel: 'error',
  alias: { vue: 'vue/dist/vue.esm-bundler.js' }, loader: { '.woff2': 'empty', '.woff': 'empty', '.svg': 'dataurl' },
  define: {
    process: '{"env":{"NODE_ENV":"production"}}', __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
})
