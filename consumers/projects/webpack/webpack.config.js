export default {
  mode: 'production',
  // Minifying p5.js takes ten seconds, and is not about the packages.
  optimization: { minimize: false },
  performance: false,
};
