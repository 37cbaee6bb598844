import type { ReactNode } from 'react';
import { Card, CardGrid } from '@site/src/components/Card';
import { fonts } from '@site/src/data';

/** Fonts to draw with, by name. */
export function FontCards(): ReactNode {
  return (
    <CardGrid>
      {fonts.map(({ title, description, url, glyphCount, licence, picture }) => (
        <Card
          key={title}
          title={title}
          badges={[
            ...(glyphCount ? [`${glyphCount} glyphs`] : []),
            licence ?? 'licence: see its page',
          ]}
          description={description}
          picture={picture}
          actions={[{ label: `Visit ${title}`, href: url }]}
        />
      ))}
    </CardGrid>
  );
}
