import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { Playground } from '@site/src/components/Playground';
import styles from '@site/src/components/Playground/styles.module.css';

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout
      title="Playground"
      description="Write p5.asciify sketches in the browser: run, change, share and download them."
      noFooter
      wrapperClassName={styles.page}
    >
      <main>
        <Playground />
      </main>
    </Layout>
  );
}
