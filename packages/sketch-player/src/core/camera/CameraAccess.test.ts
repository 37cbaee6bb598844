import { describe, expect, it } from 'vitest';
import type { Command } from '../../protocol/protocol';
import type { Camera } from './Camera';
import { CameraAccess, type CameraAccessOptions, type CameraState } from './CameraAccess';

interface Given {
  isDeclared?: boolean;
  isSeen?: boolean;
  open?: () => Promise<Camera>;
}

function setUp({ isDeclared = true, isSeen = true, open }: Given = {}) {
  const sight = { isSeen };
  let pass: CameraAccessOptions['send'] | undefined;
  let endByItself: (() => void) | undefined;
  const sent: Command[] = [];
  const states: CameraState[] = [];
  const notices: string[] = [];
  let opened = 0;
  let closed = 0;
  let left = 0;
  let watching: (() => void) | undefined;
  const fake: Camera = {
    take: () => Promise.resolve({ width: 1, height: 1, close: () => {} }),
    close: () => (closed += 1),
  };
  const access = new CameraAccess({
    kind: 'camera',
    isDeclared,
    send: (command) => sent.push(command),
    onChange: (state, notice) => {
      states.push(state);
      if (notice) notices.push(notice);
    },
    view: {
      isSeen: () => sight.isSeen,
      whenLost: (callback) => {
        watching = callback;
        return () => (watching = undefined);
      },
    },
    onOutOfView: () => (left += 1),
    open: (given, onEnd) => {
      pass = given;
      endByItself = onEnd;
      opened += 1;
      return open ? open() : Promise.resolve(fake);
    },
  });
  return {
    access,
    fake,
    sight,
    pass: (command: Command) => pass?.(command),
    endByItself: () => endByItself?.(),
    sent,
    states,
    notices,
    opened: () => opened,
    closed: () => closed,
    left: () => left,
    isWatched: () => watching !== undefined,
    leaveView: () => watching?.(),
    last: () => sent.at(-1),
  };
}

/** Every camera that is asked for stays pending until `give` hands one to all who wait. */
function setUpPending() {
  const waiting: ((camera: Camera) => void)[] = [];
  const made = setUp({ open: () => new Promise((resolve) => waiting.push(resolve)) });
  return { ...made, give: (camera: Camera) => waiting.forEach((resolve) => resolve(camera)) };
}

const granted: Command = { type: 'camera', granted: true };
const refused: Command = { type: 'camera', granted: false };

describe('CameraAccess', () => {
  it('refuses a sketch that does not declare it, without asking the reader', async () => {
    const { access, sent, states, opened } = setUp({ isDeclared: false });
    access.ask(['a']);
    await access.allow();
    await access.show();
    expect(sent).toEqual([refused]);
    expect(states).toEqual([]);
    expect(opened()).toBe(0);
  });

  it('opens nothing before the reader agrees', async () => {
    const { access, sent, states, opened } = setUp();
    await access.allow();
    access.ask(['a']);
    await access.show();
    expect([sent, states, opened()]).toEqual([[], ['asked'], 0]);
    await access.allow();
    expect([states.at(-1), opened()]).toEqual(['on', 1]);
    await access.show();
    expect(sent.map(({ type }) => type)).toEqual(['camera', 'picture']);
  });

  it('switches off with the sketch, and on again for the same source only', async () => {
    const { access, states, last, opened, closed } = setUp();
    access.ask(['a']);
    await access.allow();
    access.end();
    expect([states.at(-1), closed()]).toEqual(['off', 1]);
    access.ask(['a']);
    await expect.poll(last).toEqual(granted);
    expect([states.at(-1), opened()]).toEqual(['on', 2]);
    access.end();
    access.ask(['another']);
    expect([states.at(-1), opened()]).toEqual(['asked', 2]);
  });

  it('asks again after the reader has refused', async () => {
    const { access, states, last, closed } = setUp();
    access.ask(['a']);
    access.refuse();
    expect([last(), states.at(-1)]).toEqual([refused, 'off']);
    access.ask(['a']);
    await access.allow();
    access.refuse();
    expect([last(), closed()]).toEqual([refused, 1]);
    access.ask(['a']);
    expect(states.at(-1)).toBe('asked');
  });

  it('refuses when the browser gives none, and says so', async () => {
    const { access, last, states, notices } = setUp({
      open: () => Promise.reject(new DOMException('none', 'NotFoundError')),
    });
    access.ask(['a']);
    await access.allow();
    expect([last(), states.at(-1)]).toEqual([refused, 'off']);
    expect(notices.at(-1)).toBe('The browser could not open a camera.');
  });

  it('opens one camera however often the reader agrees', async () => {
    const { access, fake, sent, states, opened, closed, give } = setUpPending();
    access.ask(['a']);
    const allowing = [access.allow(), access.allow()];
    access.ask(['a']);
    give(fake);
    await Promise.all(allowing);
    expect([sent, states.at(-1), opened()]).toEqual([[granted], 'on', 1]);
    access.end();
    expect(closed()).toBe(1);
  });

  it('opens another for a run that begins while the first is awaited', async () => {
    const { access, fake, sent, states, opened, closed, give } = setUpPending();
    access.ask(['a']);
    const allowing = access.allow();
    access.end();
    access.ask(['a']);
    expect(opened()).toBe(2);
    give(fake);
    await allowing;
    await access.allow();
    expect([sent, states.at(-1), opened(), closed()]).toEqual([[granted], 'on', 2, 1]);
  });

  it('closes a camera that comes when the sketch has ended', async () => {
    const { access, fake, sent, states, closed, give } = setUpPending();
    access.ask(['a']);
    const allowing = access.allow();
    access.end();
    give(fake);
    await allowing;
    expect([sent, states.at(-1), closed()]).toEqual([[], 'off', 1]);
  });

  it('closes the camera when the picture goes out of view, and watches only so long', async () => {
    const { access, states, closed, left, leaveView, isWatched } = setUp();
    access.ask(['a']);
    expect(isWatched()).toBe(false);
    await access.allow();
    leaveView();
    expect([states.at(-1), closed(), left(), isWatched()]).toEqual(['off', 1, 1, false]);
  });

  it('closes one that comes when the picture is out of view already', async () => {
    const { access, fake, sent, states, closed, give, leaveView } = setUpPending();
    access.ask(['a']);
    const allowing = access.allow();
    leaveView();
    give(fake);
    await allowing;
    expect([sent, states.at(-1), closed()]).toEqual([[], 'off', 1]);
  });

  it('opens nothing while the picture is not seen, and asks again', async () => {
    const { access, sight, states, opened } = setUp();
    access.ask(['a']);
    await access.allow();
    access.end();
    sight.isSeen = false;
    access.ask(['a']);
    expect([states.at(-1), opened()]).toEqual(['asked', 1]);
    await access.allow();
    expect([states.at(-1), opened()]).toEqual(['asked', 1]);
    sight.isSeen = true;
    await access.allow();
    expect([states.at(-1), opened()]).toEqual(['on', 2]);
  });

  it('closes one that comes while the picture is not seen, though nothing told of that', async () => {
    const { access, fake, sight, sent, states, closed, left, give } = setUpPending();
    access.ask(['a']);
    const allowing = access.allow();
    sight.isSeen = false;
    give(fake);
    await allowing;
    expect([sent, states.at(-1), closed(), left()]).toEqual([[], 'off', 1, 1]);
  });

  it('hands out nothing that was recorded while the picture is not seen', async () => {
    const { access, sight, sent, states, closed, pass } = setUp();
    access.ask(['a']);
    await access.allow();
    pass({ type: 'samples', rate: 1, samples: new Float32Array(1) });
    sight.isSeen = false;
    pass({ type: 'samples', rate: 1, samples: new Float32Array(1) });
    await access.show();
    expect(sent.map(({ type }) => type)).toEqual(['camera', 'samples']);
    expect([states.at(-1), closed()]).toEqual(['off', 1]);
  });

  it('hands out no picture that was taken before the picture went out of view', async () => {
    const { access, sight, sent } = setUp();
    access.ask(['a']);
    await access.allow();
    const showing = access.show();
    sight.isSeen = false;
    await showing;
    expect(sent).toEqual([granted]);
  });

  it('needs another consent once it has gone off by itself', async () => {
    const goesOff = {
      'out of view': ({ leaveView }: ReturnType<typeof setUp>) => leaveView(),
      'with its place taken': ({ access }: ReturnType<typeof setUp>) => access.forget(),
      unplugged: ({ endByItself }: ReturnType<typeof setUp>) => endByItself(),
    };
    for (const [way, go] of Object.entries(goesOff)) {
      const made = setUp();
      made.access.ask(['a']);
      await made.access.allow();
      go(made);
      expect([made.states.at(-1), made.closed()], way).toEqual(['off', 1]);
      made.access.ask(['a']);
      expect([made.states.at(-1), made.opened()], way).toEqual(['asked', 1]);
    }
  });

  it('binds a consent to each part of what runs', async () => {
    const { access, states, opened } = setUp();
    const script = { name: 'more.js' };
    access.ask(['a', script]);
    await access.allow();
    access.end();
    access.ask(['a', { name: 'more.js' }]);
    expect([states.at(-1), opened()]).toEqual(['asked', 1]);
    access.end();
    access.ask(['a', script, 'b']);
    expect([states.at(-1), opened()]).toEqual(['asked', 1]);
  });

  it('goes off when other code begins to run, and asks for that', async () => {
    const { access, sent, states, opened, closed } = setUp();
    access.ask(['a']);
    await access.allow();
    access.changeProgram(['a']);
    expect([states.at(-1), closed()]).toEqual(['on', 0]);
    access.changeProgram(['b']);
    expect([states.at(-1), closed(), sent.at(-1)]).toEqual(['asked', 1, refused]);
    await access.show();
    expect(sent.at(-1)).toEqual(refused);
    // Going back to the code before needs a consent, too.
    access.changeProgram(['a']);
    expect([states.at(-1), opened()]).toEqual(['asked', 1]);
    await access.allow();
    expect([states.at(-1), opened(), sent.at(-1)]).toEqual(['on', 2, granted]);
  });

  it('forgets a consent when other code begins to run before that asks', async () => {
    const { access, states, opened } = setUp();
    access.ask(['a']);
    await access.allow();
    access.end();
    access.changeProgram(['b']);
    expect(states.at(-1)).toBe('off');
    access.changeProgram(['a']);
    access.ask(['a']);
    expect([states.at(-1), opened()]).toEqual(['asked', 1]);
  });

  it('gives nothing that opens when other code has begun to run', async () => {
    const { access, fake, sent, states, closed, give } = setUpPending();
    access.ask(['a']);
    const allowing = access.allow();
    access.changeProgram(['b']);
    give(fake);
    await allowing;
    expect([sent, states.at(-1), closed()]).toEqual([[refused], 'asked', 1]);
  });
});
