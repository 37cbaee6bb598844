import type { ReactNode } from 'react';
import { Card, CardGrid } from '@site/src/components/Card';
import { Profiles } from '@site/src/components/Profiles';
import { initials } from '@site/src/components/Profiles/initials';
import { contributors } from '@site/src/data';

/** Everybody who contributed to the library, the latest first. */
export function ContributorCards(): ReactNode {
  return (
    <CardGrid>
      {contributors.map(({ person, description, link }) => (
        <Card
          key={person.name}
          title={person.name}
          description={description}
          picture={['┌────┐', `│ ${initials(person.name).padEnd(2)} │`, '└────┘']}
          actions={link && [{ label: link.label, href: link.url }]}
        >
          <Profiles person={person} />
        </Card>
      ))}
    </CardGrid>
  );
}
