import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import * as v from 'valibot';
import type { SketchDocument } from '@site/src/live/frame/SketchFrame';
import type { P5Line } from '@site/src/live/session/state';

const scriptsSchema = v.array(v.string());
const dataSchema = v.object({
  url: v.string(),
  scripts: v.object({ '1': scriptsSchema, '2': scriptsSchema }),
});

/** The document that the frame of a sketch loads, with its scripts, for each line of p5.js. */
export function useSketchDocuments(): Record<P5Line, SketchDocument> {
  const data = usePluginData('runner');
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useMemo(() => {
    const { url, scripts } = v.parse(dataSchema, data);
    const documentOf = (line: P5Line): SketchDocument => ({
      url: baseUrl + url,
      scripts: scripts[line].map((script) => baseUrl + script),
    });
    return { '1': documentOf('1'), '2': documentOf('2') };
  }, [data, baseUrl]);
}
