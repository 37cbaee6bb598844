import { useMemo, type ReactNode } from 'react';
import type { TextFile } from '../../core/ownFiles/textFiles';
import CodeEditor from '../../editor/CodeEditor';
import { marksInScript } from '../deferredEditor';
import { source } from '../messages';
import type { Player } from '../useSketchPlayer';

interface FileEditorProps {
  player: Player;
  file: TextFile;
  isShown: boolean;
}

/** The editor of one of the reader's own files. */
export function FileEditor({ player, file, isShown }: FileEditorProps): ReactNode {
  const { state, act, editor, setup } = player;
  const { name, content } = file;
  const { problem } = state;
  const problems = useMemo(() => marksInScript(problem, name), [problem, name]);
  return (
    <CodeEditor
      ref={isShown ? editor : null}
      label={source.nameOf(name)}
      value={content}
      problems={problems}
      language={/\.js$/i.test(name) ? 'js' : 'text'}
      p5Major={state.major}
      loadCompletions={setup.loadCompletions}
      onChange={(value) =>
        act((session) => session.ownFiles.open().then((own) => own.edit(name, value)))
      }
      onRun={() => act((session) => session.evaluate())}
      onStop={() => act((session) => session.stop())}
    />
  );
}
