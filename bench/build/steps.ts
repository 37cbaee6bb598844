/** Reads the durations of the build's steps from its output; see `website/build.ts`. */

/** Labels of the steps in the output, in the order in which they begin, and their names here. */
const steps: Record<string, string> = {
  'Build > en > Load site': 'plugins and content',
  'Build > en > Load site > Load plugins > Init plugins > api-reference': '  API reference',
  'Build > en > Load site > Load plugins > Init plugins > library': '  library',
  'Build > en > Bundling with rspack': 'bundling',
  'Build > en > Bundling with rspack > purge-css': '  purge-css',
  'Build > en > SSG': 'static rendering',
  'Build > en > postBuild()': 'from the pages, by turns',
  'Build > en > postBuild() > social-cards': '  social-cards',
  'Build > en > postBuild() > docusaurus-local-search': '  docusaurus-local-search',
  'Build > en > postBuild() > markdown-mirror': '  markdown-mirror',
  'security-policy': 'security-policy',
  'service-worker': 'service worker',
  zip: 'zip',
};

export const stepNames = Object.values(steps);

/** @returns Seconds by the name of the step; steps that took next to no time are missing. */
export function readSteps(output: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of output.split('\n')) {
    const [, label = '', time, unit] =
      /^\[PERF\] (.+) - ([\d.]+) (ms|seconds)!? - \(Heap/.exec(line) ?? [];
    const name = steps[label];
    if (name !== undefined) found.set(name, Number(time) / (unit === 'ms' ? 1000 : 1));
  }
  return found;
}
