require('esbuild').buildSync({
  entryPoints: ['src/main.js'],
  bundle: true,
  outdir: 'dist',
  logLevel: 'warning',
});
