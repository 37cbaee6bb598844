/**
 * Runs in the page before its own scripts, and records performance entries. It is a plain
 * JavaScript file so that no compiler changes it on its way to the browser.
 */
/* global window, performance, PerformanceObserver */
(() => {
  /** @type {Window['paintBench']} */
  const seen = {
    fcp: 0,
    lcp: 0,
    load: 0,
    cls: 0,
    tasks: [],
    blockingBytes: 0,
    lastActivity: 0,
  };
  window.paintBench = seen;
  /**
   * @param {string} type
   * @param {(entry: any) => void} use Called with each entry. `any`, because TypeScript's DOM types
   *   lack the properties that are specific to a type of entry.
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
  /** @param {number} time */
  const noteActivity = (time) => (seen.lastActivity = Math.max(seen.lastActivity, time));
  on('longtask', ({ startTime: start, duration }) => {
    seen.tasks.push({ start, duration });
    noteActivity(start + duration);
  });
  for (const type of ['navigation', 'resource']) {
    on(type, ({ renderBlockingStatus, transferSize, responseEnd }) => {
      if (renderBlockingStatus === 'blocking' || type === 'navigation') {
        seen.blockingBytes += transferSize;
      }
      noteActivity(responseEnd);
    });
  }
  window.addEventListener('load', () => (seen.load = performance.now()));
})();
