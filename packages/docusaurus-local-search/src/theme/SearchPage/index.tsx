import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { resultsPerPage, siteIndexPath } from '../../addresses';
import { QueryField } from '../../client/QueryField';
import { useAnswer } from '../../client/useAnswer';
import { SearchResults } from './SearchResults';
import { useSearchAddress } from './useSearchAddress';
import styles from './styles.module.css';

const excerptWords = 30;

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}

function SearchPageContent(): ReactNode {
  const { query, pages, setQuery, showMore } = useSearchAddress();
  const count = resultsPerPage * pages;
  const { outcome, retry } = useAnswer({ query, count, excerptWords });
  const title = query ? `Search results for “${query}”` : 'Search the documentation';

  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <noscript>
          <p>
            The search needs JavaScript. Without it, use{' '}
            <Link to={siteIndexPath}>the list of all pages</Link>.
          </p>
        </noscript>
        <QueryField
          label="Search"
          placeholder="Type your search here"
          query={query}
          onChange={setQuery}
          autoFocus
          styles={styles}
        />
        <SearchResults
          query={query}
          outcome={outcome}
          count={count}
          onMore={showMore}
          onRetry={retry}
        />
      </main>
    </>
  );
}
