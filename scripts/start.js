/** `npm start`: installs what is missing, builds the site, and serves it. */
import { ensureInstalled } from './install.js';
import { main, run } from './run.js';

await main(() => {
  ensureInstalled();
  run('npm', ['run', 'build']);
  run('npx', ['tsx', 'scripts/serve.ts']);
});
