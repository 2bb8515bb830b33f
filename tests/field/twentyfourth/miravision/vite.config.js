import vue from '@vitejs/plugin-vue';
export default { plugins: [vue()], base: '/static/', build: { outDir: 'out', emptyOutDir: true, chunkSizeWarningLimit: 3000 } };
