/** What the blog and the pages about people say around names and works. */
export const profiles = {
  places: [
    ['github', 'GitHub'],
    ['instagram', 'Instagram'],
    ['mastodon', 'Mastodon'],
    ['website', 'Website'],
  ],
  nameOf: (place: string, person: string) => `${place} of ${person}`,
  by: (person: string) => `By ${person}`,
} as const;

export const cards = {
  glyphs: (count: string) => `${count} glyphs`,
  unknownLicence: 'licence: see its page',
  visit: (title: string) => `Visit ${title}`,
};

export const blog = {
  archive: 'Archive',
  archiveDescription: 'All posts of the blog, year by year.',
  /** Singular and plural, as the framework's `selectMessage` takes them. */
  posts: (count: number) => `One post|${count} posts`,
};
