/**
 * What to do when the files of the site are not found: a sentence for whoever runs it.
 *
 * @param baseUrl The path that the site was built for.
 * @param address The address of the home page, as the browser has it.
 */
export function advice(baseUrl: string, { protocol, pathname }: URL): string {
  if (protocol === 'file:') {
    return 'It was opened as a file, and has to come from a web server: npm run serve starts one.';
  }
  const folder = pathname.replace(/index\.html$/, '').replace(/\/?$/, '/');
  return folder === baseUrl
    ? `It was built for the path ${baseUrl}, where it is, so look whether the folder “assets” was published with it.`
    : `It was built for the path ${baseUrl}, but is at ${folder}. Build it with BASE_URL=${folder}`;
}
