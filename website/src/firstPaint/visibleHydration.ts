/** When what is marked with `data-hydrate="visible"` may act by itself; see docusaurus-first-paint. */
export {
  actsByItself as hydratesWhenVisible,
  onActsByItselfChange as onHydratesWhenVisibleChange,
} from '@site/src/live/actsByItself';
