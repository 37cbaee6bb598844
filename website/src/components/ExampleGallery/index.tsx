import { useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { searchPagePath } from 'docusaurus-local-search/addresses';
import examples from '@generated/sketches/default/gallery.json';
import type { GalleryExample } from '@site/shared/examples';
import { FramePicture } from '@site/src/components/FramePicture';
import { gallery } from '@site/src/messages/examples';
import { selectExamples } from './filterExamples';
import { GalleryFilter } from './GalleryFilter';
import { useFilter } from './useFilter';
import styles from './styles.module.css';

const usedTags = new Set(examples.flatMap(({ tags }) => tags));

/** All examples, or those that the address asks for. */
export function ExampleGallery(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const { text, tags, change } = useFilter();
  const { shown, status, counts } = selectExamples(examples, { text, tags });
  const isFiltered = text !== '' || tags.length > 0;
  const showAll = (): void => {
    // The button is removed together with the filter, and would lose the focus.
    field.current?.focus();
    change({ text: '', tags: [] }, true);
  };
  return (
    <div className={styles.page}>
      <div className={styles.controls}>
        <GalleryFilter
          filter={{ text, tags }}
          counts={counts}
          hasExamples={(tag) => usedTags.has(tag)}
          onChange={change}
          fieldRef={field}
        />
        <div className={styles.outcome}>
          <p role="status">{status}</p>
          {isFiltered && (
            <button type="button" onClick={showAll}>
              {gallery.showAll}
            </button>
          )}
        </div>
      </div>
      <div>
        {shown.length === 0 && (
          <p className={styles.empty}>
            {gallery.none}{' '}
            {text && <Link to={searchPagePath(text)}>{gallery.searchSite(text)}</Link>}
          </p>
        )}
        <ul role="list" className={styles.gallery}>
          {shown.map((example) => (
            <GalleryCard key={example.slug} example={example} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The card of an example: its captured frame, its description and a link to its page. */
function GalleryCard({ example }: { example: GalleryExample }): ReactNode {
  const { slug, title, summary, tags, frame, colours } = example;
  return (
    <li className={styles.card}>
      {/* Hidden from screen readers, since the title and the summary describe the picture. */}
      <div className={styles.picture} aria-hidden="true">
        <FramePicture frame={frame} colours={colours} label="" />
      </div>
      <h2 className={styles.title}>
        <Link to={`/examples/${slug}`}>{title}</Link>
      </h2>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.tags}>{tags.join(', ')}</p>
    </li>
  );
}
