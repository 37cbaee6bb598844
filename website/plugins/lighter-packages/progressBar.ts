/**
 * `nprogress`, as far as the theme uses it, with the same elements, steps and times. It is a part of the
 * script that every page loads, for it is wanted when the network is slow to bring anything else.
 */

const minimum = 0.08;
const speed = 200;
const trickleSpeed = 800;
const trickleRate = 0.02;
/** It is full when the page is there, and not before. */
const maximum = 0.994;

let finish: (() => void) | undefined;

export default {
  /** The theme only switches off the spinner, which there is not. */
  configure(): void {},

  start(): void {
    finish ??= showBar();
  },

  done(): void {
    finish?.();
    finish = undefined;
  },
};

/** @returns What fills the bar and takes it away. */
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
  // What it is at first is not moved to.
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
