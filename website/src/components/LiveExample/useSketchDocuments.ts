import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import * as v from 'valibot';
import type { P5Line } from '@site/src/live/session/state';

const linesSchema = v.array(
  v.object({ line: v.picklist(['1', '2']), version: v.string(), url: v.string() }),
);

/** Addresses of the documents in which sketches run, for each line of p5.js. */
export function useRunnerAddresses(): Record<P5Line, string> {
  const data = usePluginData('runner');
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useMemo(() => {
    const addresses = { '1': '', '2': '' };
    for (const { line, url } of v.parse(linesSchema, data))
      addresses[line] = baseUrl + url.slice(1);
    return addresses;
  }, [data, baseUrl]);
}
