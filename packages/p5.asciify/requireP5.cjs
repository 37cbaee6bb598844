/** What `require('p5.asciify')` has for p5: the class, whether p5 is a script (1.x) or a module (2.x). */
let loaded;
try {
  loaded = require('p5');
} catch (cause) {
  const isMissing = cause.code === 'MODULE_NOT_FOUND' || cause.code === 'ERR_MODULE_NOT_FOUND';
  if (typeof window !== 'undefined' || isMissing) throw cause;
  // p5 fails at the first variable of browsers that it uses, and names neither itself nor a remedy.
  throw new Error(
    'p5.asciify needs a browser: p5.js could not be loaded where there is no window. ' +
      'Import p5.asciify in the browser only, for example with `await import("p5.asciify")` ' +
      'in an effect or an event handler.',
    { cause },
  );
}
module.exports = loaded.default ?? loaded;
