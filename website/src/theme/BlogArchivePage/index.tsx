import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import { blog } from '@site/src/messages/people';
import { byYear } from './byYear';

/** The theme's archive, with its headings in order and its title in the main content. */
export default function BlogArchivePage({ archive }: Props): ReactNode {
  const dates = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={blog.archive} description={blog.archiveDescription} />
      <BlogLayout>
        <Heading as="h1">{blog.archive}</Heading>
        {byYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {posts.map(({ metadata: { date, permalink, title } }) => (
                <li key={permalink}>
                  <time dateTime={date}>{dates.format(new Date(date))}</time>:{' '}
                  <Link to={permalink}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
