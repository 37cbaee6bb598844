/** Runs jobs one after the other, each when the browser is idle. */
export function makeIdleQueue(whenIdle: (run: () => void) => unknown = requestIdle) {
  const jobs: (() => void)[] = [];

  function runNext(): void {
    jobs.shift()?.();
    if (jobs.length > 0) whenIdle(runNext);
  }

  return (job: () => void): void => {
    jobs.push(job);
    if (jobs.length === 1) whenIdle(runNext);
  };
}

function requestIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run);
}
