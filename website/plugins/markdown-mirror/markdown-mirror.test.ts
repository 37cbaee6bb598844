import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { renderLlmsFullTxt, renderLlmsTxt, type MirroredPage, sectionsOf } from './llmsTxt';
import { hasMirror, mirrorPath } from '../../shared/addresses';
import { toMarkdown } from './toMarkdown';

const address = 'https://example.org/docs/intro';

/** The Markdown of a page without its title and its source line. */
function markdownOf(main: string): string | undefined {
  const markdown = toMarkdown(fromHtml(`<main><h1>Title</h1>${main}</main>`), address);
  return markdown?.replace(/^# Title\n\nSource: <[^>]+>\n\n?/, '').trim();
}

describe('toMarkdown', () => {
  it('begins with the title and where the page is', () => {
    const page = fromHtml('<nav>Menu</nav><main><h1>Title<wbr>s</h1><p>Text.</main>');
    expect(toMarkdown(page, address)).toBe(`# Titles\n\nSource: <${address}>\n\nText.\n`);
  });

  it('has nothing to say about a page without main content', () => {
    expect(toMarkdown(fromHtml('<p>Text'), address)).toBeUndefined();
  });

  it('gives links and pictures their full addresses', () => {
    expect(
      markdownOf('<p><a href="/a">A</a> <a href="#b">B</a> <img src="/c.svg" alt="C"></p>'),
    ).toBe(`[A](https://example.org/a) [B](${address}#b) ![C](https://example.org/c.svg)`);
  });

  it('keeps neighbouring links apart and names those that are only drawn', () => {
    expect(markdownOf('<div><a href="/a">A</a><a href="/b" title="B"><svg></svg></a></div>')).toBe(
      '[A](https://example.org/a) [B](https://example.org/b)',
    );
  });

  it('leaves out controls, decoration and what is hidden', () => {
    expect(
      markdownOf(
        '<h2>More<a class="hash-link" href="#more">#</a></h2><button>Run</button>' +
          '<p hidden>x</p><p aria-hidden="true">x</p><p role="status">x</p><noscript>x</noscript>',
      ),
    ).toBe('## More');
  });

  it('keeps the language and the title of code, and its lines', () => {
    const code = '<span class="line">a();</span>\n<span class="line">  b();</span>';
    expect(
      markdownOf(
        `<figure class="code-block" data-language="js"><figcaption>sketch.js</figcaption>
          <pre><code>${code}</code></pre><button>Copy</button></figure>`,
      ),
    ).toBe('```js title="sketch.js"\na();\n  b();\n```');
  });

  it('turns an example into its words and its source', () => {
    expect(
      markdownOf(
        `<section data-example="eye" aria-label="An eye"><header><p>An eye</p></header>
          <div role="img" aria-label="A frame"><pre>@@@@</pre></div><button>Play</button>
          <p>It follows you.</p><p role="status"></p>
          <figure class="code-block" data-language="js"><pre><code>draw();</code></pre></figure>
        </section>`,
      ),
    ).toBe('**Live example: An eye**\\\nIt follows you.\n\n```js\ndraw();\n```');
  });

  it('describes a frame, and keeps a diagram', () => {
    expect(markdownOf('<div role="img" aria-label="Waves"><pre>~~~</pre></div>')).toBe(
      '_Picture: Waves_',
    );
    expect(
      markdownOf('<div role="img" aria-label="A to B"><pre aria-hidden="true">A -> B</pre></div>'),
    ).toBe('_Picture: A to B_\n\n```text\nA -> B\n```');
  });

  it('turns an admonition into a quotation', () => {
    expect(
      markdownOf(
        '<div class="theme-admonition alert"><div>Note</div><div><p>Read.</p></div></div>',
      ),
    ).toBe('> **Note**\n>\n> Read.');
  });

  it('keeps tables', () => {
    expect(
      markdownOf(
        '<table><thead><tr><th>A<th>B</thead><tbody><tr><td>1<td data-label="B">2</table>',
      ),
    ).toBe('| A | B |\n| - | - |\n| 1 | 2 |');
  });
});

describe('mirrorPath', () => {
  it.each([
    ['/base/', 'index.md'],
    ['/base/docs/intro', 'docs/intro.md'],
    ['/base/docs/intro.html', 'docs/intro.md'],
    ['/base/docs/api/', 'docs/api.md'],
    ['/base/docs/guides/p5-2.x.x', 'docs/guides/p5-2.x.x.md'],
  ])('%s → %s', (pathname, path) => {
    expect(mirrorPath(pathname, '/base/')).toBe(path);
  });

  it('is there for pages that can be read', () => {
    expect(hasMirror('docusaurus-plugin-content-docs')).toBe(true);
    expect(hasMirror('native')).toBe(false);
  });
});

const page = (route: string): MirroredPage => ({
  route,
  title: `[${route}]`,
  description: route === 'docs/b' ? '' : `About ${route}.`,
  url: `https://example.org/${route}.md`,
  markdown: `# ${route}\n`,
});

describe('for language models', () => {
  const groups = [
    {
      title: 'docsSidebar',
      links: [{ title: 'B', path: '/base/docs/b' }],
      groups: [{ title: 'More', links: [{ title: 'A', path: '/base/docs/a/' }], groups: [] }],
    },
  ];
  const sections = sectionsOf(
    ['blog/tags', 'docs/a', 'docs/legal/x', 'docs/b', 'blog/post', 'examples/eye'].map(page),
    groups,
    '/base/',
  );

  it('lists pages by kind, in the order of the sidebars, without lists of pages', () => {
    expect(sections.map(({ title, pages }) => [title, pages.map(({ route }) => route)])).toEqual([
      ['Guides', ['docs/b', 'docs/a']],
      ['Examples', ['examples/eye']],
      ['Optional', ['docs/legal/x', 'blog/post']],
    ]);
  });

  const head = { title: 'Name', summary: 'What it is.', notes: 'Notes.' };

  it('writes llms.txt', () => {
    expect(renderLlmsTxt(head, sections.slice(0, 1))).toBe(
      `# Name\n\n> What it is.\n\nNotes.\n\n## Guides\n
- [\\[docs/b\\]](https://example.org/docs/b.md)
- [\\[docs/a\\]](https://example.org/docs/a.md): About docs/a.\n`,
    );
  });

  it('writes llms-full.txt', () => {
    expect(renderLlmsFullTxt(head, sections.slice(0, 1))).toBe(
      '# Name\n\n> What it is.\n\nNotes.\n\n# docs/b\n\n# docs/a\n',
    );
  });
});
