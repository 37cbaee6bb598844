/** What readers of a saved copy of the site are told about a newer one. */
export const updatePrompt = {
  name: 'New version',
  isReady: 'A new version of this site is ready.',
  reload: 'Reload',
  later: 'Later',
};
