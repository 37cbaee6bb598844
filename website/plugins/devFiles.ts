import { join } from 'node:path';

/**
 * Where plugins put, for `npm run dev`, the files that they otherwise add to the built site: the
 * development server builds nothing, but serves this folder.
 */
export const devFolder = join(__dirname, '../.docusaurus-dev');

export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';
