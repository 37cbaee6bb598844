import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { constantColour } from './syntaxColours';
import { cells, valueTheme } from './values/theme';

/** Places lines and characters as a `CodeBlock` does: keep in step with the host's styles. */
const source = EditorView.theme({
  '&': {
    height: '100%',
    maxHeight: 'inherit',
    color: 'var(--code-text)',
    fontFamily: 'var(--face-mono)',
    // Readers may choose another size (`codeSize.ts`).
    fontSize: 'var(--code-size, var(--mono-size))',
    lineHeight: 'var(--code-line, var(--mono-line))',
  },
  '&.cm-focused': { outline: 'none' },
  // The focus ring is above the line numbers, whose z-index is 200.
  '&:has(.cm-content:focus-visible)::after': {
    content: '""',
    position: 'absolute',
    zIndex: '201',
    inset: '0',
    outline: 'var(--ring)',
    outlineOffset: '-2px',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit' },
  '.cm-content': {
    padding: `${cells(2)} ${cells(2)} ${cells(2)} ${cells(1)}`,
    caretColor: 'var(--accent)',
  },
  '.cm-gutters.cm-gutters-before': {
    border: '0',
    backgroundColor: 'var(--code-ground)',
    color: 'var(--quiet)',
  },
  '.cm-lineNumbers .cm-gutterElement': {
    minWidth: cells(4),
    padding: `0 0 0 ${cells(1)}`,
  },
  '.cm-line': { padding: '0' },
  '.cm-line ::selection, .cm-line::selection': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    boxShadow: 'inset 0 -1px var(--accent)',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    boxShadow: 'inset 0 -1px var(--red)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--amber-wash)', outline: '1px solid var(--amber)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--accent-dim)' },
  '.constant-name, .constant-name > *': { color: constantColour },
  '.cm-specialChar': { color: 'var(--red)' },
});

const problems = EditorView.theme({
  '.cm-lintRange': { backgroundImage: 'none', paddingBottom: '0' },
  '.cm-lintRange-error': { textDecoration: 'underline wavy var(--red)' },
  '.cm-lintRange-warning': { textDecoration: 'underline wavy var(--amber)' },
  '.cm-lintRange-active': { backgroundColor: 'transparent' },
  // The mark is in the padding beside the line.
  '.problem-line': { position: 'relative' },
  '.problem-line::before': {
    content: '""',
    position: 'absolute',
    top: '0',
    bottom: '0',
    left: cells(-0.75),
    borderLeft: 'calc(var(--cell) / 2) solid',
  },
  '.problem-line-error::before': { borderColor: 'var(--red)' },
  '.problem-line-warning::before': { borderColor: 'var(--amber)' },
  '.cm-diagnostic': {
    padding: cells(1),
    borderLeft: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-diagnostic-error': { borderLeft: '4px solid var(--red)' },
  '.cm-diagnostic-warning': { borderLeft: '4px solid var(--amber)' },
  '.cm-panel.cm-panel-lint ul': { maxHeight: cells(18) },
  '.cm-panel.cm-panel-lint ul [aria-selected]': {
    backgroundColor: 'var(--line)',
    color: 'var(--text)',
  },
  '.cm-panel.cm-panel-lint ul:focus [aria-selected]': {
    backgroundColor: 'var(--accent-dim)',
    color: 'var(--bright)',
  },
  '.cm-panels .cm-panel-lint ul:focus-visible': { outlineOffset: '-2px' },
});

const boxes = EditorView.theme({
  '.cm-tooltip': {
    maxWidth: 'min(36rem, 100vw - 2rem)',
    border: '1px solid var(--line-strong)',
    backgroundColor: 'var(--lifted)',
    color: 'var(--text)',
    fontFamily: 'var(--face-text)',
    fontSize: 'var(--small-size)',
    lineHeight: 'var(--small-line)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--face-mono)',
    fontSize: 'var(--mono-size)',
    maxHeight: cells(30),
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: `0 ${cells(1)}`,
    lineHeight: cells(3),
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '1', color: 'var(--quiet)' },
  '[aria-selected] > .cm-completionDetail': { color: 'inherit' },
  '.documentation': { padding: cells(1), width: 'min(32rem, 90vw)' },
  '.cm-completionInfo .documentation': { padding: '0', width: 'auto' },
  '.cm-tooltip.cm-completionInfo': { padding: cells(1), width: 'min(22rem, 90vw)' },
  '.documentation-signature': {
    display: 'block',
    marginBottom: cells(1),
    color: 'var(--code-text)',
    fontFamily: 'var(--face-mono)',
    fontSize: 'var(--mono-size)',
    overflowWrap: 'anywhere',
  },
  '.documentation p, .documentation ul': { margin: `0 0 ${cells(1)}` },
  '.documentation ul': { padding: '0', listStyle: 'none' },
  '.documentation pre': {
    maxHeight: cells(24),
    margin: `0 0 ${cells(1)}`,
    padding: cells(1),
    overflow: 'auto',
    backgroundColor: 'var(--code-ground)',
    color: 'var(--code-text)',
    fontFamily: 'var(--face-mono)',
    fontSize: 'var(--mono-size)',
    lineHeight: 'var(--mono-line)',
  },
  '.documentation pre:focus-visible': { outline: 'var(--ring)' },
  '.documentation a': { color: 'var(--accent)' },
  '.documentation :last-child': { marginBottom: '0' },
});

const panels = EditorView.theme({
  '.cm-panels': {
    backgroundColor: 'var(--lifted)',
    color: 'var(--text)',
    fontFamily: 'var(--face-text)',
    fontSize: 'var(--small-size)',
    lineHeight: 'var(--small-line)',
  },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: `${cells(1)} ${cells(5)} ${cells(1)} ${cells(2)}` },
  '.plain-text': { padding: `${cells(1)} ${cells(2)}` },
  '.cm-panel label, .cm-panel.cm-search label': { fontSize: 'inherit' },
  '.cm-textfield': {
    minHeight: cells(3),
    border: '1px solid var(--line-strong)',
    backgroundColor: 'var(--ground)',
    color: 'inherit',
    font: 'inherit',
    // iOS zooms in on a focused field whose text is smaller.
    fontSize: '1rem',
  },
  '.cm-button': {
    minHeight: cells(3),
    border: '1px solid var(--line-strong)',
    borderRadius: '0',
    backgroundColor: 'transparent',
    backgroundImage: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '.cm-button:hover': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  '.cm-button:active': { backgroundImage: 'none' },
  '.cm-panel input[type=checkbox]': { width: '1rem', height: '1rem', accentColor: 'var(--accent)' },
  '.cm-panel.cm-search [name=close], .cm-panel.cm-panel-lint [name=close]': {
    top: cells(1),
    right: cells(1),
    width: cells(3),
    height: cells(3),
    border: '1px solid transparent',
    color: 'inherit',
    cursor: 'pointer',
  },
  '.cm-panels :focus-visible': { outline: 'var(--ring)', outlineOffset: 'var(--ring-offset)' },
});

const hint = EditorView.theme({
  '.hint': {
    position: 'absolute',
    // The hint is inside the focus ring.
    right: '2px',
    bottom: '2px',
    display: 'none',
    margin: '0',
    padding: `0 ${cells(1)}`,
    background: 'var(--code-ground)',
    color: 'var(--quiet)',
    fontFamily: 'var(--face-text)',
    fontSize: '0.75rem',
    lineHeight: `calc(${cells(2)} - 2px)`,
    pointerEvents: 'none',
  },
  '.cm-scroller:focus-within ~ .hint': { display: 'block' },
  '&[data-tab=indents] .when-leaves, &[data-tab=leaves] .when-indents': { display: 'none' },
  // Touch devices rarely have the keys that the hint is about.
  '@media (hover: none)': { '.cm-scroller:focus-within ~ .hint': { display: 'none' } },
});

/** Forced colours replace those of the site, so states need another sign than a colour. */
const forcedColours = EditorView.theme({
  '@media (forced-colors: active)': {
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
    '.cm-searchMatch-selected': { outlineWidth: '3px' },
  },
});

/** The look of the editor, in the colours and sizes of the host (README.md). Earlier themes win. */
export const theme: Extension = [
  EditorView.darkTheme.of(true),
  forcedColours,
  source,
  problems,
  boxes,
  panels,
  valueTheme,
  hint,
];
