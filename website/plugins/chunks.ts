/** Files of the bundler that are asked for by name. */
export const sharedCode = 'shared-code';
export const sharedPackages = 'shared-packages';
export const exampleStyles = 'running-examples-styles';
