import { translate } from '@docusaurus/Translate';

/** What the box says. The theme keeps these among the dialogue's many texts, which load with it. */
export const labels = {
  button: translate({ id: 'theme.SearchBar.label', message: 'Search' }),
  unavailable: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
  }),
  advice: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
  }),
};
