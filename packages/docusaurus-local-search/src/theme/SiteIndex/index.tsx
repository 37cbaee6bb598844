import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { Props } from '@theme/SiteIndex';
import Label from '@theme/SiteIndex/Label';

/** A list of every page of the docs, which replaces the search where JavaScript is off. */
export default function SiteIndex({ groups }: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata title="All pages" description="Every page of the documentation, in one list." />
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">All pages</Heading>
        {groups.map((group) => (
          <Group key={group.title} {...group} level={2} />
        ))}
      </main>
    </Layout>
  );
}

function Group({
  title,
  links,
  groups,
  level,
}: Props['groups'][number] & { level: 2 | 3 | 4 }): ReactNode {
  const next = level === 2 ? 3 : 4;
  return (
    <section>
      <Heading as={`h${level}`}>{title}</Heading>
      {links.length > 0 && (
        <ul>
          {links.map(({ title: label, path, description }) => (
            <li key={path}>
              <Link to={path}>
                <Label>{label}</Label>
              </Link>
              {description && (
                <>
                  {' '}
                  — <Label>{description}</Label>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {groups.map((group) => (
        <Group key={group.title} {...group} level={next} />
      ))}
    </section>
  );
}
