const blocked = new Set(['deviceorientation', 'devicemotion']);

/**
 * p5.js listens to motion sensors in every sketch. The site's permissions policy blocks them, and
 * browsers would complain about each attempt in the reader's console.
 */
export function quietSensors(): void {
  const add = window.addEventListener.bind(window);
  window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (!blocked.has(type)) add(type, ...rest);
  };
}
