/** When elements with `data-hydrate="visible"` may act by themselves; see docusaurus-first-paint. */
export {
  shouldAutoplay as hydratesWhenVisible,
  onAutoplayChange as onHydratesWhenVisibleChange,
} from 'sketch-player/shouldAutoplay';
