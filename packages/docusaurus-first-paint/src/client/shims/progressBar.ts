/**
 * Stands in for `nprogress`, with what the theme uses of it; elements, steps and times follow that
 * package. It is in the script that every page loads, because the bar is needed just when the
 * network is too slow to fetch anything else.
 */

const minimum = 0.08;
const speed = 200;
const trickleSpeed = 800;
const trickleRate = 0.02;
/** The bar stops short of full until the page has loaded. */
const maximum = 0.994;

let finish: (() => void) | undefined;

export default {
  /** The theme calls this only to switch off the spinner, which this bar does not have. */
  configure(): void {},

  start(): void {
    finish ??= showBar();
  },

  done(): void {
    finish?.();
    finish = undefined;
  },
};

/** @returns A function that fills the bar and then removes it. */
function showBar(): () => void {
  const root = document.createElement('div');
  root.id = 'nprogress';
  root.innerHTML = '<div class="bar"><div class="peg"></div></div>';
  document.body.append(root);
  const bar = root.querySelector<HTMLElement>('.bar');

  let progress = minimum;
  function show(): void {
    bar?.style.setProperty('transform', `translate3d(${(progress - 1) * 100}%, 0, 0)`);
  }
  show();
  // Forces a layout, so that the browser does not animate the bar to its initial position.
  root.getBoundingClientRect();
  bar?.style.setProperty('transition', `${speed}ms`);
  const trickling = setInterval(() => {
    progress = Math.min(maximum, progress + Math.random() * trickleRate);
    show();
  }, trickleSpeed);

  return () => {
    clearInterval(trickling);
    progress = 1;
    show();
    root.style.transition = `opacity ${speed}ms ${speed}ms`;
    root.style.opacity = '0';
    setTimeout(() => root.remove(), 2 * speed);
  };
}
