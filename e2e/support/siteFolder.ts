import { pathToFileURL } from 'node:url';

/** Folder of the built site that is tested, with a final slash; `npm run test:plain` sets another. */
export const siteFolder = process.env.SITE_FOLDER
  ? `${process.env.SITE_FOLDER}/`
  : new URL('../../website/build/', import.meta.url).pathname;

export const siteUrl = pathToFileURL(siteFolder);
