import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import { recipeTag, type ExamplePlace, type PieceStory as Story } from '@site/shared/examples';
import { galleryAddress } from '@site/src/components/ExampleGallery/galleryAddress';
import { LiveExample } from '@site/src/components/LiveExample';
import { FileCredits } from '@site/src/components/FileCredits';
import { PageActions } from '@site/src/components/PageActions';
import { PieceStory } from '@site/src/components/PieceStory';
import { examplePage, gallery } from '@site/src/messages/examples';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import styles from './styles.module.css';

/** Where the recipes are, which the gallery does not show. */
const cookbook = '/docs/cookbook';

interface ExamplePageProps {
  /** What `plugins/sketches` has written for this page. */
  page: {
    /** What `LiveExample` shows. */
    example: unknown;
    place: ExamplePlace;
    /** The story of a piece, if it is told. */
    story?: Story;
  };
}

/** The page of an example. */
export default function ExamplePage({ page }: ExamplePageProps): ReactNode {
  const { example, place, story } = page;
  const { slug, title, summary, tags, credits, explainedIn, uses, editUrl, previous, next } = place;
  return (
    <HtmlClassNameProvider className="example-page">
      <Layout>
        <PageMetadata title={title} description={summary} />
        <main className={styles.page}>
          <Breadcrumbs title={title} />
          <article>
            <div className="markdown">
              <Heading as="h1">{title}</Heading>
              <LiveExample slug={slug} example={example} hasHeader={false} />
              {story && <PieceStory story={story} />}
            </div>
            <dl className={styles.facts}>
              {explainedIn.length > 0 && (
                <>
                  <dt>{examplePage.explainedIn}</dt>
                  <dd>
                    <ul role="list">
                      {explainedIn.map((guide) => (
                        <li key={guide.permalink}>
                          <Link to={guide.permalink}>{guide.title}</Link>
                        </li>
                      ))}
                    </ul>
                  </dd>
                </>
              )}
              {uses.length > 0 && (
                <>
                  <dt>{examplePage.uses}</dt>
                  <dd>
                    <ul role="list">
                      {uses.map((symbol) => (
                        <li key={symbol.permalink}>
                          <Link to={symbol.permalink}>{symbol.title}</Link>
                        </li>
                      ))}
                    </ul>
                  </dd>
                </>
              )}
              {credits.length > 0 && (
                <>
                  <dt>{examplePage.credits}</dt>
                  <dd>
                    <FileCredits credits={credits} />
                  </dd>
                </>
              )}
              <dt>{examplePage.similar}</dt>
              <dd>
                <ul role="list">
                  {tags.map((tag) => (
                    <li key={tag}>
                      <Link to={tag === recipeTag ? cookbook : galleryAddress({ tags: [tag] })}>
                        {tag}
                      </Link>
                    </li>
                  ))}
                </ul>
              </dd>
            </dl>
            <PageActions editUrl={editUrl} />
          </article>
          <nav className="pagination-nav" aria-label={examplePage.neighbours}>
            {previous && <PaginatorNavLink {...previous} subLabel={examplePage.previous} />}
            {next && <PaginatorNavLink {...next} subLabel={examplePage.next} isNext />}
          </nav>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** The breadcrumbs of an example's page, which look like those of the docs. */
function Breadcrumbs({ title }: { title: string }): ReactNode {
  return (
    <nav className="theme-doc-breadcrumbs" aria-label={examplePage.breadcrumbs}>
      <ul className="breadcrumbs" role="list">
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to="/" aria-label={examplePage.home} />
        </li>
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={galleryAddress()}>
            {gallery.title}
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link" aria-current="page">
            {title}
          </span>
        </li>
      </ul>
    </nav>
  );
}
