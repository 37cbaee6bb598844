import { translate } from '@docusaurus/Translate';

/** The button's texts. The theme has them among the dialogue's texts, which load only with that. */
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
