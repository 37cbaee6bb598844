/**
 * The texts of the dialogue. Where the site uses the framework's theme for Algolia, the framework
 * translates those with ids of `theme.SearchModal`; a site translates the others.
 */
import { translate } from '@docusaurus/Translate';

export const texts = {
  placeholder: translate({ id: 'theme.SearchModal.placeholder', message: 'Search docs' }),
  searching: translate({ id: 'theme.SearchBar.searching', message: 'Searching…' }),
  clear: translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
  }),
  cancel: translate({ id: 'theme.SearchModal.searchBox.cancelButtonText', message: 'Cancel' }),
  results: translate({ id: 'theme.SearchBar.results', message: 'Results' }),
  remembered: translate({
    id: 'theme.SearchBar.remembered',
    message: 'Recent and favorite searches',
  }),
  recent: translate({ id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: 'Recent' }),
  noRecent: translate({
    id: 'theme.SearchModal.startScreen.noRecentSearchesText',
    message: 'No recent searches',
  }),
  save: translate({
    id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
    message: 'Save this search',
  }),
  removeRecent: translate({
    id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
    message: 'Remove this search from history',
  }),
  favorite: translate({
    id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
    message: 'Favorite',
  }),
  removeFavorite: translate({
    id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
    message: 'Remove this search from favorites',
  }),
  noResults: translate({
    id: 'theme.SearchModal.noResultsScreen.noResultsText',
    message: 'No results found for',
  }),
  trySearching: translate({
    id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
    message: 'Try searching for',
  }),
  tryAgain: translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' }),
  select: translate({ id: 'theme.SearchModal.footer.selectText', message: 'Select' }),
  navigate: translate({ id: 'theme.SearchModal.footer.navigateText', message: 'Navigate' }),
  close: translate({ id: 'theme.SearchModal.footer.closeText', message: 'Close' }),
  poweredBy: translate({ id: 'theme.SearchModal.footer.searchByText', message: 'Powered by' }),
};
