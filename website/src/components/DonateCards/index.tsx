import type { ReactNode } from 'react';
import { Card, CardGrid } from '@site/src/components/Card';
import { donations } from '@site/src/data';
import styles from './styles.module.css';

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
