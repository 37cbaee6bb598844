import type { Example } from '../reading/examples';
import { changeOf, markNewLines } from './changeOf';
import { stillOf } from './colourPicture';
import { highlightSource } from './examples';
import type { SiteData } from './siteData';

/**
 * One file a step; the list of steps with their titles; all sources, with which a reader's sketch is
 * brought from step to step.
 */
export async function courseData(steps: readonly Example[], baseUrl: string): Promise<SiteData> {
  const highlighted = await Promise.all(
    steps.map(async (step) => ({
      step,
      source: step.source.trimEnd(),
      html: await highlightSource(step.source),
      ...stillOf(step.slug, step.colours, baseUrl),
    })),
  );
  const shown = highlighted.map(({ step, colours, ...after }, index) => {
    const before = highlighted[index - 1];
    const { slug, title, summary, p5, capture, needs, frame } = step;
    return {
      slug,
      title,
      summary,
      p5,
      capture,
      needs,
      frame,
      colours,
      html: before ? markNewLines(before, after) : after.html,
      change: before && changeOf(before, after),
    };
  });
  return {
    data: {
      ...Object.fromEntries(shown.map((step) => [`course/${step.slug}`, step])),
      'course/steps': steps.map(({ slug, title }) => ({ slug, title })),
      'course/sources': Object.fromEntries(
        highlighted.map(({ step, source }) => [step.slug, source]),
      ),
    },
    assets: highlighted.map(({ picture }) => picture),
  };
}
