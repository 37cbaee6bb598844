/** Gives a program the window of a page, as tests of components do. */
const { JSDOM } = require('jsdom');

const { window } = new JSDOM('<!doctype html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
});
for (const name of ['window', ...Object.getOwnPropertyNames(window)]) {
  // Node's own stay, except for events, which a window takes only if they are its own.
  if (name in globalThis && !name.endsWith('Event')) continue;
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
