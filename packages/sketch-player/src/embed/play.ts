/** Loaded when a reader presses Play first. */
import { unkeptDraft } from '../core/drafts/draftOf';
import { Scheduler } from '../core/Scheduler';
import { Session } from '../core/Session';
import type { Share } from '../core/share/share';
import type { SketchFiles } from '../host/sandboxDocument';

/** A session of a sketch from a link. Nothing of it is kept, and it gets no camera. */
export function sessionOf(share: Share, title: string, files: SketchFiles, preview: Element) {
  return new Session({
    title,
    source: share.code,
    seed: share.seed,
    major: share.p5,
    majors: [share.p5],
    isTrusted: false,
    autoplays: false,
    needsCamera: false,
    fitsCanvas: true,
    published: files.folders?.find(({ name }) => name === share.folder),
    files,
    // The editor, which completes names, is in the playground.
    loadCompletions: () => Promise.resolve([]),
    preview,
    scheduler: new Scheduler(),
    draft: unkeptDraft,
  });
}
