import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { siteIndexPath } from '../../addresses';
import { QueryField } from '../../client/QueryField';
import { SearchResults } from './SearchResults';
import { useSearchAddress } from './useSearchAddress';
import { useSearchResults } from './useSearchResults';
import styles from './styles.module.css';

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
  const { outcome, retry } = useSearchResults(query, pages);
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
        <SearchResults query={query} outcome={outcome} onMore={showMore} onRetry={retry} />
      </main>
    </>
  );
}
