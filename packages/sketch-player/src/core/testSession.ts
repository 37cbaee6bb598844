/** A session for tests, which replace `Run` and so have no sandbox. */
import { Scheduler } from './Scheduler';
import { Session } from './Session';

/** A playing session of a published sketch, which keeps no drafts. */
export function playingSession(source: string): Session {
  const session = new Session({
    title: 'A sketch',
    source,
    // A trusted sketch is not linted, so only what the sandbox reports is diagnosed.
    isTrusted: true,
    autoplays: false,
    major: '1',
    majors: ['1', '2'],
    needsCamera: false,
    fitsCanvas: false,
    files: {
      sandbox: '',
      p5: [{ major: '1', url: '' }],
      library: '',
      embeddedFiles: '',
      playground: '',
    },
    loadCompletions: () => Promise.resolve([]),
    preview: document.createElement('div'),
    scheduler: new Scheduler(),
    draft: {
      load: () => undefined,
      others: () => [],
      save: () => undefined,
      remove: () => {},
      removeAll: () => {},
      watch: () => () => {},
    },
  });
  session.play();
  return session;
}
