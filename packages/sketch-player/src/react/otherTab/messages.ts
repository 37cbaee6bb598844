/** What the player says when another tab has changed the same sketch. */
export const otherTab = {
  name: 'Another tab',
  changed:
    'You have changed this sketch in another tab. This tab still shows its own version, and both are kept.',
  saved:
    'You have saved another version of this sketch in another tab. This tab still shows its own version.',
  reset:
    'You have discarded the changes to this sketch in another tab. This tab still shows its own version, which is not kept unless you keep it.',
  compare: 'Compare',
  take: 'Take that version',
  keep: 'Keep this version',
  tookKept: 'The version of the other tab is here. The one before it is under History.',
  tookUnkept:
    'The version of the other tab is here. Undo in the editor brings back the one before it.',
};
