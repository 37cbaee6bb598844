import { describe, expect, it } from 'vitest';
import { renderRunnerDocument } from '../../../plugins/runner/document';
import { embedScripts, sketchFrame } from './sketchFrame';

const document = renderRunnerDocument('start()', ['/lib/p5.js', '/lib/library.js']);
const files: Record<string, string> = {
  '/lib/p5.js': 'p5 = "$& </script> <!-- </SCRIPT"',
  '/lib/library.js': 'library = 1',
};
const readSaved = (href: string) => Promise.resolve(files[href]);

describe('sketchFrame', () => {
  it('sandboxes the document and keeps the policy that came with it', async () => {
    const headers = { 'Content-Security-Policy': "frame-ancestors 'self'", 'Content-Length': '5' };
    const response = await sketchFrame(new Response(document, { headers }), readSaved);
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "frame-ancestors 'self', sandbox allow-scripts",
    );
    expect(response.headers.get('Content-Length')).toBeNull();
    expect(await response.text()).toContain('library = 1');
  });
});

describe('embedScripts', () => {
  it('puts every script in, in order, and nothing in them ends the element', async () => {
    const html = await embedScripts(document, readSaved);
    const blocks = html.matchAll(/<script type="text\/plain" data-src="(.*?)">(.*?)<\/script>/g);
    const embedded = [...blocks].map(([, href, text = '']) => [href, text]);
    expect(embedded).toEqual([
      ['/lib/p5.js', 'p5 = "$& <\\/script> <\\!-- <\\/SCRIPT"'],
      ['/lib/library.js', 'library = 1'],
    ]);
    expect(html).not.toContain('rel="preload"');
  });

  it('leaves a script that is not saved to the network', async () => {
    expect(await embedScripts(document, () => Promise.resolve(undefined))).toBe(document);
  });
});
