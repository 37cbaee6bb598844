import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The path whose HTML was served, until the reader has left it. */
let opened = ExecutionEnvironment.canUseDOM ? routePath(window.location.pathname) : undefined;

export function isOpened(path: string): boolean {
  return opened !== undefined && opened === routePath(path);
}

export function leaveOpened(): void {
  opened = undefined;
}

/** Routes are written without the slash that some servers add, and readably. */
function routePath(path: string): string {
  return decodeURI(path).replace(/(?<=.)\/$/, '');
}
