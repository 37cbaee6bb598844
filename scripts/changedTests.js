/**
 * Which browser tests a change can break, by the files that it touches. Beginnings of paths; the
 * first area whose `files` fit counts.
 */
const areas = [
  {
    files: /^testing\/(mutations|ordinaryEdits)/,
    tests: ['e2e/live-coding', 'e2e/mutated-sources'],
  },
  { files: /\.test\.(js|tsx?)$/, tests: [] },
  { files: /^e2e\/[\w-]+\.spec\.ts$/, tests: ['itself'] },
  { files: /^engines\//, tests: ['engines/'] },
  {
    files:
      /^website\/plugins\/measurements\/|^bench\/quality\/|^packages\/p5\.asciify\/test\/compatibility\//,
    tests: ['e2e/measurements'],
  },
  {
    files: /^packages\/p5\.asciify-shape\//,
    tests: ['packages/p5.asciify-shape/', 'e2e/examples', 'e2e/api'],
  },
  { files: /^packages\/p5\.asciify\//, tests: ['packages/p5.asciify/', 'e2e/examples', 'e2e/api'] },
  {
    files: /^packages\/docusaurus-local-search\/|^website\/search/,
    tests: ['packages/docusaurus-local-search/', 'e2e/search'],
  },
  {
    files: /^packages\/docusaurus-first-paint\/|^website\/firstPaint|^website\/src\/firstPaint\//,
    tests: [
      'packages/docusaurus-first-paint/test/',
      'e2e/first-paint',
      'e2e/lazy-hydration',
      'e2e/halting-documents',
      'e2e/failed-chunks',
      'e2e/navigation',
      'e2e/back-forward-cache',
    ],
  },
  {
    files: /^packages\/sketch-player\/src\/diagnosis\/|^testing\/brokenSketches\//,
    tests: ['e2e/rescue', 'e2e/live-errors', 'e2e/live-first-frame'],
  },
  {
    files: /^packages\/sketch-player\/src\/editor\//,
    tests: ['e2e/editor', 'e2e/draggable-values', 'e2e/player-comfort', 'e2e/live-samples'],
  },
  {
    files:
      /^packages\/sketch-player\/|^website\/plugins\/(runner|embed)\/|^website\/src\/(player|samples)\//,
    tests: [
      'e2e/live-',
      'e2e/inspection',
      'e2e/take-away',
      'e2e/embedding',
      'e2e/editor',
      'e2e/player-comfort',
      'e2e/camera',
      'e2e/home',
      'e2e/sandbox',
      'e2e/hostile-sandboxes',
      'e2e/answered-input',
      'e2e/keyboard-focus',
      'e2e/history',
      'e2e/kept-sketches',
      'e2e/named-sketches',
      'e2e/plain-http',
      'e2e/example-files',
      'e2e/own-files',
      'e2e/own-media',
      'e2e/moving-to-textmode',
      'e2e/rescue',
      'e2e/titles',
    ],
  },
  {
    files: /^(?:examples|course)\/|^scripts\/sketches\//,
    tests: ['e2e/examples', 'e2e/first-piece', 'e2e/flashing', 'e2e/gallery', 'e2e/cookbook'],
  },
  { files: /^examples\/pair-/, tests: ['e2e/moving-to-textmode'] },
  { files: /^exercises\/|^scripts\/sketches\//, tests: ['e2e/exercises'] },
  { files: /^scripts\/samples\//, tests: ['e2e/samples'] },
  {
    files:
      /^website\/(docs|plugins)\/cookbook\/|^examples\/recipe-|^website\/src\/components\/RampMeasure\//,
    tests: ['e2e/cookbook', 'e2e/printed-sketches', 'e2e/ramp-tool'],
  },
  {
    files: /^website\/(docs|blog)\//,
    tests: [
      'e2e/samples',
      'e2e/documented-',
      'e2e/addresses',
      'e2e/every-page',
      'e2e/routes',
      'e2e/installation',
      'e2e/community',
      'e2e/glossary',
      'e2e/guides',
      'e2e/handout',
    ],
  },
  {
    files: /^website\/plugins\/(security-policy|umami)\/|^website\/s(ite|ettings)\.config/,
    tests: ['e2e/policy', 'e2e/settings', 'e2e/every-page'],
  },
  {
    files: /^website\/(plugins|src)\/offline\//,
    tests: ['e2e/offline', 'e2e/faults'],
  },
  {
    files: /^website\/plugins\/markdown-mirror\//,
    tests: ['e2e/machine-readers', 'e2e/addresses'],
  },
  { files: /^website\/plugins\/api-reference\//, tests: ['e2e/api'] },
  { files: /^website\/plugins\/glossary\//, tests: ['e2e/glossary', 'e2e/addresses'] },
  {
    files: /^website\/(navigation\.config|src\/(theme|css)\/)/,
    tests: [
      'e2e/navigation-bar',
      'e2e/layout',
      'e2e/glossary',
      'e2e/handout',
      'e2e/everyone',
      'e2e/every-page',
      'e2e/errors',
      'e2e/privacy',
    ],
  },
  {
    files: /^website\/src\/components\/(Home|Example|Live|Playground)/,
    tests: ['e2e/home', 'e2e/gallery', 'e2e/live-', 'e2e/accessibility', 'e2e/bad-input'],
  },
  { files: /^website\//, tests: ['e2e/addresses', 'e2e/every-page', 'e2e/routes', 'e2e/layout'] },
  { files: /^deploy\/|^scripts\/serve/, tests: ['e2e/headers', 'e2e/routes'] },
];

/**
 * The browser tests for a change, as beginnings of the paths of test files.
 *
 * @param {readonly string[]} files Paths in the repository.
 */
export function testsFor(files) {
  const tests = files.flatMap((file) => {
    const area = areas.find(({ files }) => files.test(file));
    return (area?.tests ?? []).map((test) => (test === 'itself' ? file : test));
  });
  return [...new Set(tests)].sort();
}

/** All that the areas name, for the test that nothing is missing. */
export const named = [...new Set(areas.flatMap(({ tests }) => tests))].filter(
  (test) => test !== 'itself',
);
