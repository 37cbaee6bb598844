import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { Playground } from '@site/src/components/Playground';
import { playground } from '@site/src/messages/playground';
import styles from '@site/src/components/Playground/styles.module.css';

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout
      title={playground.title}
      description={playground.description}
      noFooter
      wrapperClassName={styles.page}
    >
      <main>
        <Playground />
      </main>
    </Layout>
  );
}
