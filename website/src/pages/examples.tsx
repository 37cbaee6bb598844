import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { ExampleGallery } from '@site/src/components/ExampleGallery';
import { gallery } from '@site/src/messages/examples';
import styles from './examples.module.css';

export default function ExamplesPage(): ReactNode {
  return (
    <Layout title={gallery.title} description={gallery.description}>
      <main className={styles.page}>
        <div className="markdown">
          <Heading as="h1">{gallery.title}</Heading>
          <p>
            {gallery.introduction} <Link to="/docs/cookbook">{gallery.cookbook}</Link>
          </p>
        </div>
        <ExampleGallery />
      </main>
    </Layout>
  );
}
