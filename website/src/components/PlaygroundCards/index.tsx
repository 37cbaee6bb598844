import type { ReactNode } from 'react';
import { Card, CardGrid } from '@site/src/components/Card';
import { playgrounds } from '@site/src/data';

/** Editors on the web in which the library can be tried. */
export function PlaygroundCards(): ReactNode {
  return (
    <CardGrid>
      {playgrounds.map((playground) => (
        <Card key={playground.title} {...playground} />
      ))}
    </CardGrid>
  );
}
