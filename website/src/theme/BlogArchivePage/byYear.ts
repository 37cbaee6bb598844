/** Posts by the year of their date; both keep their order, which is the newest first. */
export function byYear<Post extends { metadata: { date: string } }>(
  posts: readonly Post[],
): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}
