/** Chooses the ports of servers that Playwright starts for a run of tests. */

/**
 * Where the range of each kind of tests begins; kinds run side by side. All ranges are below 32768: from
 * there on Linux gives ports to outgoing connections, and a browser may have the one that a server wants.
 */
const firstPorts = { search: 20_000, engines: 24_000, site: 28_000 };
const portsOfKind = 4_000;

/**
 * The first of up to three ports for this run. A variable hands it on to the processes of the run, which
 * must all have the same.
 *
 * @param {keyof typeof firstPorts} kind
 * @param {string} variable Name of the variable, which may also be set for a run.
 * @returns {string}
 */
export function testPort(kind, variable) {
  const offset = (process.pid * 3) % (portsOfKind - 3);
  return (process.env[variable] ??= String(firstPorts[kind] + offset));
}
