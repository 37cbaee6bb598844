/** Operates the playground of a site in an engine, through its user interface. */
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { linkTo } from '../testing/shareLink';
import type { EngineTest } from './eachEngine';

/** A file that a reader adds. */
export interface ReadersFile {
  name: string;
  content: Buffer | string;
}

/** A file that the page has saved, in base64. */
const savedFile = v.object({ name: v.string(), base64: v.string() });

/** The editor's text field, in its shadow root. It opens by itself in the playground. */
const editor = `[...document.querySelectorAll('main *')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot.querySelector('.cm-content')`;

export class Playground {
  readonly text = `${editor}?.innerText ?? ''`;
  /** What a sketch has written to the console of the player. */
  readonly logged = `document.querySelector('main [role=log]')?.innerText ?? ''`;
  readonly problem = `document.querySelector('main [aria-label=Problem]')?.innerText ?? ''`;

  constructor(private readonly engine: EngineTest) {}

  /** Opens a sketch, as a link from somebody else brings it. */
  async open(code: string): Promise<void> {
    await this.engine.open(`/playground${linkTo({ code, p5: '1', title: 'A sketch' })}`);
    await this.shows('comes from the link');
  }

  /** Whether the engine draws WebGL here; says so where it does not, since no sketch is played then. */
  async hasWebgl(): Promise<boolean> {
    const context = `document.createElement('canvas').getContext('webgl2') !== null`;
    const has = (await this.engine.driver().evaluate(context)) === true;
    if (!has) console.warn(`${this.engine.engine}: no WebGL here, so no sketch is played.`);
    return has;
  }

  /** Presses the button whose text or label begins with these words, once there is one. */
  press(label: string, within = 'main'): Promise<void> {
    return this.engine.becomes(`(() => {
      const button = [...document.querySelectorAll(${JSON.stringify(`${within} button`)})].find((one) =>
        (one.getAttribute('aria-label') ?? one.innerText).trim().startsWith(${JSON.stringify(label)}) &&
        !one.disabled && one.getClientRects().length > 0);
      button?.focus();
      button?.click();
      return button !== undefined;
    })()`);
  }

  /** Waits until a text stands in the player. */
  shows(text: string): Promise<void> {
    return this.engine.becomes(
      `document.querySelector('main').innerText.includes(${JSON.stringify(text)})`,
    );
  }

  /** Runs the sketch, and waits until it draws. */
  async run(): Promise<void> {
    await this.press('Run');
    await this.is('running');
  }

  async is(status: string): Promise<void> {
    // Includes the problem's text, so that a failing test shows the reason.
    const now = `(() => {
      const { status } = document.querySelector('main [data-status]').dataset;
      return status === 'failed' ? status + ': ' + (${this.problem}) : status;
    })()`;
    const outcome = () => this.engine.driver().evaluate(now);
    await expect.poll(outcome, { timeout: 40_000 }).toBe(status);
  }

  /** Types at the beginning of a line of the code: the first, unless the cursor is elsewhere. */
  async type(words: string): Promise<void> {
    await this.engine.becomes(`${editor} !== undefined`);
    await this.engine.driver().evaluate(`void ${editor}.focus()`);
    await this.engine.driver().press('Home');
    await this.engine.driver().type(words);
    await this.engine.becomes(`(${this.text}).includes(${JSON.stringify(words)})`);
  }

  /** Types into a field that a selector finds. */
  async fill(selector: string, words: string): Promise<void> {
    const field = `document.querySelector(${JSON.stringify(selector)})`;
    await this.engine.becomes(`${field} !== null`);
    await this.engine.driver().evaluate(`void (${field}.focus(), ${field}.select())`);
    await this.engine.driver().type(words);
    await this.engine.becomes(`${field}.value`, words);
  }

  /** Adds files to the sketch. A script may hand a field the files of a drag, but none of the disk. */
  async addFiles(files: readonly ReadersFile[]): Promise<void> {
    await this.press('Files');
    const field = `document.querySelector('main [aria-label=Files] input[type=file]')`;
    await this.engine.becomes(`${field} !== null`);
    const given = files.map(({ name, content }) => ({
      name,
      base64: Buffer.from(content).toString('base64'),
    }));
    await this.engine.driver().evaluate(`void (() => {
      const drag = new DataTransfer();
      for (const { name, base64 } of ${JSON.stringify(given)}) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        drag.items.add(new File([bytes], name));
      }
      ${field}.files = drag.files;
      ${field}.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
  }

  /** Keeps what the page saves from now on, instead of the engine's download folder. */
  async keepSavedFiles(): Promise<void> {
    await this.engine.driver().evaluate(`void (() => {
      const blobs = new Map();
      const { createObjectURL } = URL;
      URL.createObjectURL = (blob) => {
        const url = createObjectURL.call(URL, blob);
        blobs.set(url, blob);
        return url;
      };
      window.savedFiles = [];
      const { click } = HTMLAnchorElement.prototype;
      HTMLAnchorElement.prototype.click = function () {
        const blob = blobs.get(this.href);
        if (!this.download || !blob) return click.call(this);
        const reader = new FileReader();
        reader.onload = () =>
          window.savedFiles.push({ name: this.download, base64: reader.result.split(',')[1] ?? '' });
        reader.readAsDataURL(blob);
      };
    })()`);
  }

  /** The next file that the page saves after `act`. */
  async saved(act: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
    await this.engine.driver().evaluate(`void (window.savedFiles.length = 0)`);
    await act();
    const count = () => this.engine.driver().evaluate(`window.savedFiles.length`);
    await expect.poll(count, { timeout: 50_000 }).toBe(1);
    return this.lastSaved();
  }

  /** The file that the page has saved. */
  async lastSaved(): Promise<{ name: string; content: Buffer }> {
    const { name, base64 } = v.parse(
      savedFile,
      await this.engine.driver().evaluate(`window.savedFiles[0]`),
    );
    return { name, content: Buffer.from(base64, 'base64') };
  }
}
