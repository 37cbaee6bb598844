/** Runs in the page, before anything of it: a file, because it must not be changed on its way. */
/* global window, performance, PerformanceObserver */
(() => {
  /** @type {Window['paintBench']} */
  const seen = { fcp: 0, lcp: 0, load: 0, cls: 0, tasks: [] };
  window.paintBench = seen;
  /**
   * @param {string} type
   * @param {(entry: any) => void} use What each type of entry has beyond its times is not in TypeScript's library.
   */
  const on = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', ({ value }) => (seen.cls += value));
  on('longtask', ({ startTime: start, duration }) => seen.tasks.push({ start, duration }));
  window.addEventListener('load', () => (seen.load = performance.now()));
})();
