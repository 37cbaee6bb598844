/** How long the number of entries has to stand still, in milliseconds. */
const calm = 500;
const interval = 100;

/**
 * Goes back over the entries that a frame has added to the history of the tab since it had a given
 * length. The page learns of them with a delay, so this waits until no more are reported. It does
 * nothing when the reader has left the page in the meantime.
 */
export function removeHistoryEntries(since: number): void {
  const { href } = window.location;
  let { length } = window.history;
  let stillFor = 0;
  const timer = window.setInterval(() => {
    const hasLeft = window.location.href !== href;
    stillFor = window.history.length === length ? stillFor + interval : 0;
    length = window.history.length;
    if (!hasLeft && stillFor < calm) return;
    window.clearInterval(timer);
    if (!hasLeft && length > since) window.history.go(since - length);
  }, interval);
}
