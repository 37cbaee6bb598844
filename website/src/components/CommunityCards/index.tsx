import type { ReactNode } from 'react';
import { Card, CardGrid } from '@site/src/components/Card';
import { Profiles, Creator } from '@site/src/components/Profiles';
import { initials } from '@site/src/components/Profiles/initials';
import { contributors, donations, fonts, playgrounds, showcase } from '@site/src/data';
import { cards } from '@site/src/messages/people';
import styles from './styles.module.css';

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

/** The ways to give money. */
export function DonateCards(): ReactNode {
  return (
    <CardGrid>
      {donations.map(({ title, description, address, action, url, picture }) => (
        <Card
          key={title}
          title={title}
          description={description}
          picture={picture}
          actions={[{ label: action, href: url }]}
        >
          {address && (
            <p>
              <code className={styles.address}>{address}</code>
            </p>
          )}
        </Card>
      ))}
    </CardGrid>
  );
}

/** Fonts to draw with, by name. */
export function FontCards(): ReactNode {
  return (
    <CardGrid>
      {fonts.map(({ title, description, url, glyphCount, licence, picture }) => (
        <Card
          key={title}
          title={title}
          badges={[
            ...(glyphCount ? [cards.glyphs(glyphCount)] : []),
            licence ?? cards.unknownLicence,
          ]}
          description={description}
          picture={picture}
          actions={[{ label: cards.visit(title), href: url }]}
        />
      ))}
    </CardGrid>
  );
}

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
          actions={[{ label: cards.visit(title), href: url }]}
        >
          <Creator person={creator} />
        </Card>
      ))}
    </CardGrid>
  );
}
