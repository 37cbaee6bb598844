/** The versions of p5.js that the library is tested on, oldest first. */
export const P5_VERSIONS = ['1.8', '1.11', '2'] as const;
export type P5Version = (typeof P5_VERSIONS)[number];

/** The names under which package.json installs them, and folders of the same names serve them. */
export const P5_PACKAGES: Readonly<Record<P5Version, string>> = {
  '1.8': 'p5-1.8',
  '1.11': 'p5-1',
  '2': 'p5-2',
};

/** Makes a record with a value for each version. */
export function byVersion<Value>(make: (version: P5Version) => Value): Record<P5Version, Value> {
  return { '1.8': make('1.8'), '1.11': make('1.11'), '2': make('2') };
}
