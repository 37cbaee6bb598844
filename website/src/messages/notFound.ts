/** What the page for unknown addresses says. */
export const notFound = {
  title: 'Page Not Found',
  picture: 'The number 404, built of blocks and drawn in characters',
  explanation: 'There is no page at this address. It may have moved, or the link has a mistake.',
  links: [
    { to: '/docs/intro', label: 'Start of the documentation' },
    { to: '/docs/api/', label: 'API reference' },
    { to: '/examples', label: 'Examples' },
    { to: '/playground', label: 'Playground' },
    { to: '/search', label: 'Search' },
    { to: '/', label: 'Home' },
  ],
};
