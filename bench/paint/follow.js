/** Runs in the page: notes how long after a click the heading of another page was painted. */
/* global window, document, performance, requestAnimationFrame, MessageChannel */
(() => {
  const title = () => document.querySelector('h1')?.textContent;

  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = title();
      const look = () => {
        if (title() === before || !title()) requestAnimationFrame(look);
        else afterPaint(() => (window.paintBench.navigation = performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );

  /**
   * Calls `act` after the current frame: a message that is posted in a frame is handled after it.
   *
   * @param {() => void} act
   */
  function afterPaint(act) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(undefined);
  }
})();
