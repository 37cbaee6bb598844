import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The path whose HTML was served, until the reader has left it. */
let opened = ExecutionEnvironment.canUseDOM ? servedPath() : undefined;

export function isOpened(path: string): boolean {
  return opened !== undefined && opened === routePath(path);
}

export function leaveOpened(): void {
  opened = undefined;
}

/**
 * The path in the canonical link of the document. The address is not enough: a host may answer it
 * with another page, such as the not-found page.
 */
function servedPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? routePath(new URL(canonical.href).pathname) : undefined;
}

/** The path as routes have it: decoded, without the trailing slash that some servers add. */
function routePath(path: string): string {
  return decodeURI(path).replace(/(?<=.)\/$/, '');
}
