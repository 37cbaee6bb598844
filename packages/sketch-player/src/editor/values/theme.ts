import { EditorView } from '@codemirror/view';

/** A length in cells, the unit of the page. */
export const cells = (count: number): string => `calc(${count} * var(--cell))`;

/** The look of values that can be changed in place, and of their panel. */
export const valueTheme = EditorView.theme({
  '@media (hover: hover)': { '.value-number, .value-number *': { cursor: 'ew-resize' } },
  '&[data-dragging] .cm-content': { cursor: 'ew-resize' },
  '&[data-alt] .value, &.cm-focused .value-current': {
    textDecoration: 'underline dotted var(--accent)',
    textUnderlineOffset: '0.2em',
  },
  '.value-offer button': {
    minWidth: cells(6),
    minHeight: cells(3),
    padding: `0 ${cells(1)}`,
    border: '0',
    backgroundColor: 'transparent',
    color: 'var(--accent)',
    font: 'inherit',
    cursor: 'pointer',
  },
  '.value-offer button:hover': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  '.value-offer button:focus-visible': { outline: 'var(--ring)' },
  '@media (hover: none)': { '.value-offer button': { minHeight: '2.75rem' } },
  '.value-panel': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${cells(1)} ${cells(2)}`,
    alignItems: 'center',
    padding: `${cells(1)} ${cells(5)} ${cells(1)} ${cells(2)}`,
  },
  // Some lines of the code stay in view, and the panel scrolls if there is no room for both.
  '&:has(.value-panel) .cm-scroller': {
    minHeight: 'calc(5 * var(--code-line, var(--mono-line)))',
  },
  '.cm-panels:has(.value-panel)': { minHeight: '0', overflow: 'auto' },
  '.value-name': {
    color: 'var(--bright)',
    fontFamily: 'var(--face-mono)',
    overflowWrap: 'anywhere',
  },
  '.value-control': {
    display: 'flex',
    flex: '1 1 16rem',
    flexWrap: 'wrap',
    gap: `${cells(0.5)} ${cells(1)}`,
    alignItems: 'center',
    minWidth: '0',
  },
  '.value-control input, .value-control select': {
    minHeight: '1.75rem',
    accentColor: 'var(--accent)',
  },
  '.value-control input[type=range]': { flex: '1 1 8rem', minWidth: '0', margin: '0' },
  '.value-control input[type=checkbox]': { width: '1.5rem', height: '1.5rem' },
  '.value-control input[type=color]': {
    width: '3rem',
    padding: '0',
    border: '1px solid var(--line-strong)',
    backgroundColor: 'transparent',
  },
  '.value-field, .value-characters, .value-control select': {
    border: '1px solid var(--line-strong)',
    borderRadius: '0',
    backgroundColor: 'var(--ground)',
    color: 'inherit',
    font: 'inherit',
    // iOS zooms in on a focused field whose text is smaller.
    fontSize: '1rem',
  },
  '.value-field': { width: '7rem' },
  '.value-characters': {
    flex: '1 1 12rem',
    minWidth: '0',
    fontFamily: 'var(--face-mono)',
    whiteSpace: 'pre',
  },
  '.value-digits': { fontFamily: 'var(--face-mono)', fontSize: 'var(--mono-size)' },
  '.value-ramp': {
    display: 'flex',
    flex: '1 0 100%',
    gap: '2px',
    margin: '0',
    padding: '0',
    overflowX: 'auto',
    listStyle: 'none',
  },
  '.value-ramp li': { position: 'relative', flex: '0 0 1rem', textAlign: 'center' },
  '.value-glyph': {
    display: 'block',
    fontFamily: 'var(--face-mono)',
    fontSize: 'var(--mono-size)',
  },
  '.value-bar-box': {
    display: 'flex',
    alignItems: 'flex-end',
    height: '2.5rem',
    backgroundColor: 'var(--ground)',
  },
  '.value-bar': { width: '100%', backgroundColor: 'var(--accent)' },
  '.value-order': { flex: '1 1 12rem', margin: '0', color: 'var(--quiet)' },
  '.value-actions': { display: 'flex', flexWrap: 'wrap', gap: cells(1) },
  '.value-close': {
    position: 'absolute',
    top: cells(1),
    right: cells(1),
    width: cells(3),
    height: cells(3),
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1rem',
    cursor: 'pointer',
  },
  '.value-close:hover': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  '.hidden-text': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@media (forced-colors: active)': {
    '.value-bar': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});
