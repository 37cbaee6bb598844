import { expect, test } from './support/reading';
import { knowsConnectionAllowlist, Listener } from './support/connections';
import { runShared, sketchWith } from './support/live';

/** Code with which a sketch might try to leave its sandbox, and the error it must get. */
const attempts: readonly { what: string; code: string; told: RegExp }[] = [
  { what: 'the page', code: 'parent.document.title', told: /SecurityError|cross-origin/ },
  { what: 'the top window', code: 'top.document.title', told: /SecurityError|cross-origin/ },
  { what: 'local storage', code: 'localStorage.length', told: /SecurityError|sandboxed/ },
  { what: 'session storage', code: 'sessionStorage.length', told: /SecurityError|sandboxed/ },
  { what: 'cookies', code: 'document.cookie', told: /SecurityError|sandboxed/ },
  { what: 'databases', code: "indexedDB.open('x')", told: /SecurityError|denied/ },
  { what: 'a new window', code: "String(window.open('/docs/intro'))", told: /null/ },
  { what: 'an alert', code: "String(alert('x'))", told: /undefined/ },
  {
    what: "the site's pages",
    code: "await fetch('/docs/intro')",
    told: /Failed to fetch|NetworkError|Load failed/,
  },
  {
    what: 'another server',
    code: "await fetch('https://example.org/')",
    told: /Failed to fetch|NetworkError|Load failed/,
  },
  {
    what: 'a script from elsewhere',
    code: `await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.onerror = () => reject(new Error('script blocked'));
      script.onload = resolve;
      script.src = 'https://example.org/x.js';
      document.head.append(script);
    })`,
    told: /script blocked/,
  },
  {
    what: "a script of the site's",
    code: `await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.onerror = () => reject(new Error('script blocked'));
      script.onload = resolve;
      script.src = '/sw.js';
      document.head.append(script);
    })`,
    told: /script blocked/,
  },
  {
    what: 'a picture from elsewhere',
    code: `await new Promise((resolve, reject) => {
      const image = new Image();
      image.onerror = () => reject(new Error('image blocked'));
      image.onload = resolve;
      image.src = 'https://example.org/x.png';
    })`,
    told: /image blocked/,
  },
  { what: 'other browsers', code: 'new RTCPeerConnection()', told: /refused: ReferenceError/ },
  {
    what: 'other browsers from a frame of its own',
    code: `new (document.body.appendChild(document.createElement('iframe')).contentWindow.RTCPeerConnection)()`,
    told: /refused: (SecurityError|TypeError)/,
  },
];

for (const { what, code, told } of attempts) {
  test(`a sketch does not reach ${what}`, async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('requestfailed', (request) => {
      // A request that the policy blocks fails with `csp`; it is never sent.
      if (new URL(request.url()).hostname !== 'example.org') return;
      if (request.failure()?.errorText !== 'csp') elsewhere.push(request.url());
    });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const shared = await runShared(
      page,
      sketchWith(`(async () => {
  try {
    console.log('reached: ' + (${code}));
  } catch (error) {
    console.log('refused: ' + error.name + ' ' + error.message);
  }
})();`),
    );
    const log = shared.root.getByRole('log');
    await expect(log).toContainText(/reached|refused/);
    await expect(log).toContainText(told);
    expect(elsewhere).toEqual([]);
    expect(dialogs).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
  });
}

/** Ways to make a browser connect to a host, other than asking it for a file. (Chromium makes no
 * preconnect with the switches of these tests.) */
const connections: Readonly<Record<string, (address: string) => string>> = {
  'the address of a frame': (address) => `document.body.append(
    Object.assign(document.createElement('iframe'), { src: '${address}' }));`,
  'a navigation': (address) => `location.href = '${address}';`,
};

for (const [what, code] of Object.entries(connections)) {
  test(`no connection leaves a sketch by ${what}`, async ({ page, browser }) => {
    const isKnown = await knowsConnectionAllowlist(browser);
    if (!isKnown) console.warn(`Skipped: ${browser.version()} knows no Connection-Allowlist.`);
    test.skip(!isKnown, 'the browser does not know Connection-Allowlist');
    const listener = await Listener.start();
    const shared = await runShared(page, sketchWith(''));
    await shared.is('running');
    // The attempt has time to connect while the page draws 60 frames.
    await shared.evaluate(code(listener.address)).catch(() => undefined);
    expect(await listener.countWhileDrawing(page)).toBe(0);
  });
}

test('where a host sends no headers, nothing that connects stays in the document', async ({
  page,
}) => {
  await page.route('**/runner/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
  });
  const shared = await runShared(
    page,
    sketchWith(`
for (const rel of ['preconnect', 'dns-prefetch', 'prefetch', 'preload']) {
  document.head.append(Object.assign(document.createElement('link'), {
    rel, href: 'https://example.invalid/',
  }));
}
const late = document.head.appendChild(document.createElement('link'));
late.href = 'https://example.invalid/';
setTimeout(() => late.rel = 'PreConnect', 100);
document.body.insertAdjacentHTML('beforeend', '<div><iframe src="about:blank"></iframe></div>');
setTimeout(() => console.log(document.querySelectorAll('link, iframe').length + ' are left'), 300);`),
  );
  await expect(shared.root.getByRole('log')).toContainText('0 are left');
  // The removed elements do not end the sketch.
  await shared.is('running');
});

test('a sketch does not navigate the page', async ({ page }) => {
  const shared = await runShared(
    page,
    sketchWith(
      `try { top.location.href = '/docs/intro'; } catch (error) { console.log('refused'); }`,
    ),
  );
  await shared.is('running');
  expect(new URL(page.url()).pathname).toBe('/playground');
});

test('a sketch that replaces its own document is ended', async ({ page }) => {
  const shared = await runShared(page, sketchWith(`location.href = '/docs/intro';`));
  await shared.is('failed');
  await expect(shared.problem).toContainText('tried to open another page in its place');
  await expect(shared.preview.locator('iframe')).toHaveCount(0);
});

test('messages that a sketch forges do nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const shared = await runShared(
    page,
    sketchWith(`
const post = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (...given) {
  // The channel itself, taken from the code that reports.
  post.call(this, { type: 'error', name: {}, message: ['<img src=x onerror=alert(1)>'] });
  post.call(this, { type: 'captured', id: 0, content: 'text' });
  post.call(this, { type: '__proto__', constructor: 1 });
  post.call(this, null);
  return post.apply(this, given);
};
for (const data of [{ type: 'ready' }, { type: 'file', name: 'x', content: 'y' }, 'drawn', null]) {
  parent.postMessage(data, '*');
}
console.log('<b>forged</b>');`),
  );
  await shared.is('running');
  await expect(shared.root.getByRole('log')).toContainText('<b>forged</b>');
  await expect(shared.problem).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a sketch that changes what the frame stands on does not get the port', async ({ page }) => {
  const shared = await runShared(
    page,
    sketchWith(`
const post = MessagePort.prototype.postMessage;
const { apply, get, getOwnPropertyDescriptor } = Reflect;
let isBusy = false;
function look(how, ...found) {
  if (isBusy) return;
  isBusy = true;
  for (const value of found) {
    for (const port of [value, value?.target, value?.currentTarget, value?.ports?.[0]]) {
      if (port instanceof MessagePort) {
        apply(post, port, [{ type: 'error', name: 'Error', message: 'taken by ' + how }]);
      }
    }
  }
  isBusy = false;
}
look('window.event while the sketch begins', window.event);
function watch(owner, name) {
  const property = getOwnPropertyDescriptor(owner, name);
  for (const key of ['value', 'get', 'set']) {
    const method = property?.[key];
    if (typeof method !== 'function') continue;
    property[key] = function (...given) {
      look(name, this, window.event, ...given);
      return apply(method, this, given);
    };
  }
  Object.defineProperty(owner, name, property);
}
for (const owner of [MessageEvent.prototype, Event.prototype, MessagePort.prototype,
  EventTarget.prototype, Function.prototype, Array.prototype, Reflect]) {
  for (const name of Object.getOwnPropertyNames(owner)) {
    if (name !== 'constructor' && getOwnPropertyDescriptor(owner, name).configurable) {
      watch(owner, name);
    }
  }
}
watch(window, 'queueMicrotask');
console.log('changed');`),
  );
  const log = shared.root.getByRole('log');
  await expect(log).toContainText('changed');
  await shared.is('running');
  // Each step sends a message into the sandbox; the log shows that it still answers.
  await shared.button('Step').press('Enter');
  await shared.is('paused');
  await shared.evaluate("console.log('answered')");
  await expect(log).toContainText('answered');
  await expect(shared.problem).toHaveCount(0);
});

test('keys that a sketch makes itself neither run nor stop anything', async ({ page }) => {
  const shared = await runShared(
    page,
    sketchWith(`
for (const key of ['.', 'Enter']) {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }));
}
console.log('pressed');`),
  );
  await shared.is('running');
  await expect(shared.root.getByRole('log').getByText('pressed')).toHaveCount(1);
  await shared.is('running');
});
