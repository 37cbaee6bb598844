import type { ReactNode } from 'react';
import { useQueryString } from '@docusaurus/theme-common';
import examples from '@generated/examples/default/gallery.json';
import { GalleryCard } from './GalleryCard';
import { TagFilter } from './TagFilter';
import { countTags, selectExamples } from './filterExamples';
import styles from './styles.module.css';

const tags = countTags(examples);

/** All examples, or those with the tag that the address names. */
export function ExampleGallery(): ReactNode {
  const [tag] = useQueryString('tag');
  const { shown, status } = selectExamples(examples, tag);
  return (
    <>
      <TagFilter tags={tags} total={examples.length} chosen={tag} />
      <p className={styles.status} role="status">
        {status}
      </p>
      <ul role="list" className={styles.gallery} data-acts="now">
        {shown.map((example) => (
          <GalleryCard key={example.slug} example={example} />
        ))}
      </ul>
    </>
  );
}
