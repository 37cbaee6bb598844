import { useMemo } from 'react';
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { P5Line } from '@site/src/live/session/state';
import { findFile, parseLibraryFiles } from '../InstallSnippet/parseLibraryFiles';

/** Addresses that a link to a sketch, or a downloaded sketch, refers to. */
export interface SiteFiles {
  playground: string;
  library: string;
  p5: Record<P5Line, string>;
}

/** The addresses of the playground, the library and p5.js, with the base URL. */
export function useSiteFiles(): SiteFiles {
  const data = usePluginData('library-files');
  const { withBaseUrl } = useBaseUrlUtils();
  const playground = useBaseUrl('/playground');
  return useMemo(() => {
    const files = parseLibraryFiles(data);
    const p5 = { '1': '', '2': '' };
    for (const { line, url } of files.p5) p5[line] = withBaseUrl(url);
    return { playground, p5, library: withBaseUrl(findFile(files, 'p5.asciify.umd.js').url) };
  }, [data, playground, withBaseUrl]);
}
