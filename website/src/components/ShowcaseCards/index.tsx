import type { ReactNode } from 'react';
import { Card, CardGrid } from '@site/src/components/Card';
import { Creator } from '@site/src/components/Profiles';
import { showcase } from '@site/src/data';

/** Works made with the library, by title. */
export function ShowcaseCards(): ReactNode {
  return (
    <CardGrid>
      {showcase.map(({ title, category, description, url, picture, creator }) => (
        <Card
          key={title}
          title={title}
          badges={[category]}
          description={description}
          picture={picture}
          actions={[{ label: `Visit ${title}`, href: url }]}
        >
          <Creator person={creator} />
        </Card>
      ))}
    </CardGrid>
  );
}
