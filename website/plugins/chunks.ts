/** Names of chunks that `hydration/entry.tsx` prefetches by name. */
export const sharedCode = 'shared-code';
export const sharedPackages = 'shared-packages';
export const exampleStyles = 'running-examples-styles';
