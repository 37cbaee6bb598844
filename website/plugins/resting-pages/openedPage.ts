import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The path whose HTML was served, until the reader has left it. */
let opened = ExecutionEnvironment.canUseDOM ? servedPath() : undefined;

export function isOpened(path: string): boolean {
  return opened !== undefined && opened === routePath(path);
}

export function leaveOpened(): void {
  opened = undefined;
}

/** What was served says so itself: a host may answer an address with another page, as with the not-found page. */
function servedPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? routePath(new URL(canonical.href).pathname) : undefined;
}

/** Routes are written without the slash that some servers add, and readably. */
function routePath(path: string): string {
  return decodeURI(path).replace(/(?<=.)\/$/, '');
}
