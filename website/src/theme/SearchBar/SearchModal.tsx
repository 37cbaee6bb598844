import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DocusaurusConfig } from '@docusaurus/types';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import translations from '@theme/SearchTranslations';
import { getSearchClient } from '@site/src/search/client';
import { searchPagePath, siteIndexPath, sitePath } from '@site/src/search/links';
import {
  readSearchService,
  useContextualFilters,
  useSearchService,
} from '@site/src/search/settings';
import { announcing } from './announcing';
import { Hit } from './Hit';
import { makeDialog } from './makeDialog';
import { checkRecentSearches } from './recentSearches';
import './dialogue.lazy.css';

/** Starts the search engine ahead of the first query. */
export const startEngine = (siteConfig: DocusaurusConfig): void =>
  void getSearchClient(readSearchService(siteConfig));

interface SearchModalProps {
  initialQuery?: string;
  onClose: () => void;
}

type Component<Name extends keyof DocSearchModalProps> = NonNullable<DocSearchModalProps[Name]>;

/** The most hits in each group: few, so that guides, symbols and examples are all in view. */
const hitsOfGroup = 3;

const transformItems: Component<'transformItems'> = (items) =>
  items.map((item) => ({ ...item, url: sitePath(item.url) }));

/** DocSearch's dialogue, with the site's search client and router, and with a live region. */
export default function SearchModal({ initialQuery, onClose }: SearchModalProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const siteIndex = useBaseUrl(siteIndexPath);
  const history = useHistory();
  const service = useSearchService();
  const facetFilters = useContextualFilters();

  // DocSearch restarts when one of these props changes, so they are fixed when it opens.
  const [fixed] = useState(() => {
    checkRecentSearches(service.indexName);
    return {
      appId: service.appId,
      apiKey: service.apiKey,
      indexName: service.indexName,
      searchParameters: { facetFilters },
      navigator: { navigate: ({ itemUrl }: { itemUrl: string }) => history.push(itemUrl) },
      transformSearchClient: () =>
        announcing(getSearchClient(service), (announcement) => {
          if (status.current) status.current.textContent = announcement;
        }),
      resultsFooterComponent: resultsFooter(onClose),
      getMissingResultsUrl: () => siteIndex,
    };
  });

  useEffect(() => (container.current ? makeDialog(container.current) : undefined), []);

  return (
    <div ref={container} data-search={service.isHosted ? 'hosted' : 'embedded'}>
      <DocSearchModal
        {...fixed}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        onClose={onClose}
        placeholder={translations.modal?.searchBox?.placeholderText}
        translations={modalTranslations}
        transformItems={transformItems}
        maxResultsPerGroup={hitsOfGroup}
        hitComponent={Hit}
      />
      <div role="status" className="visually-hidden" ref={status} />
    </div>
  );
}

function resultsFooter(onClose: () => void): Component<'resultsFooterComponent'> {
  return function ResultsFooter({ state }) {
    return (
      <Link to={searchPagePath(state.query)} onClick={onClose}>
        <Translate id="theme.SearchBar.seeAll" values={{ count: Number(state.context.nbHits) }}>
          {'See all {count} results'}
        </Translate>
      </Link>
    );
  };
}

const modalTranslations: Component<'translations'> = {
  ...translations.modal,
  noResultsScreen: {
    ...translations.modal?.noResultsScreen,
    // DocSearch's link for reporting missing results leads to the list of all pages here.
    reportMissingResultsText: 'Try fewer words or another spelling, or look through',
    reportMissingResultsLinkText: 'the list of all pages.',
  },
};
