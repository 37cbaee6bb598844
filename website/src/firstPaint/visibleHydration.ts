/** When what is marked with `data-hydrate="visible"` may act by itself; see docusaurus-first-paint. */
export {
  shouldAutoplay as hydratesWhenVisible,
  onAutoplayChange as onHydratesWhenVisibleChange,
} from 'sketch-player/shouldAutoplay';
