import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { ExampleGallery } from '@site/src/components/ExampleGallery';
import styles from './examples.module.css';

export default function ExamplesPage(): ReactNode {
  return (
    <Layout
      title="Examples"
      description="A gallery of live examples: 3D, images, video, text, shaders and games in characters. Open one to run it and change its code."
    >
      <main className={styles.page}>
        <div className="markdown">
          <Heading as="h1">Examples</Heading>
          <p>Open an example to run it and change its code.</p>
        </div>
        <ExampleGallery />
      </main>
    </Layout>
  );
}
