/** Entry of the sandbox document: gets ready for a sketch, and waits for commands. */
import { parseCommand, type Command } from '../protocol/protocol';
import { provideAudioWorklets } from './audioWorklets';
import { watchCallbacks } from './callbacks';
import { canvasRatio, CanvasFit } from './canvas';
import { CanvasRecorder } from './CanvasRecorder';
import { captureFrame } from './capture';
import { CellReader } from './CellReader';
import { receiveChannel, type Channel } from './channel';
import { show, Comparison } from './characters';
import { forwardDescription } from './description';
import { explainColors } from './colors';
import { forwardConsole } from './console';
import { forwardErrors } from './errors';
import { evaluate, headOf, installLoopGuard, runScripts, seedRandom } from './evaluate';
import { forwardDownloads, startHeartbeat, forwardMissingFiles, forwardShortcuts } from './forward';
import { FrameClock } from './FrameClock';
import { blockHistory, blockLinks, forwardAddresses, keepDocument } from './history';
import { SteeringKeys } from './keys';
import { provideFiles } from './provideFiles';
import {
  blockConnections,
  blockMediaSession,
  blockWebRTC,
  ignoreMotionEvents,
} from './restrictions';
import { watchRoots } from './roots';
import { SketchCamera } from './SketchCamera';
import { SketchMicrophone } from './SketchMicrophone';
import { SketchWatch } from './SketchWatch';
import { SoundWatch } from './SoundWatch';
import { HotReloader } from './HotReloader';

// These run before p5.js or a sketch can replace the functions of the platform that they use.
const clock = new FrameClock(window);
provideAudioWorklets();
const sound = new SoundWatch();
installLoopGuard();
ignoreMotionEvents();
blockWebRTC();
blockMediaSession();
blockHistory();
keepDocument();
watchRoots((root) => {
  blockConnections(root);
  blockLinks(root);
});
watchCallbacks();
// Without a sandbox, the document has the page's own origin, which a sketch could then reach; so
// nothing runs unless the origin is opaque. Nor does anything run where a sketch has put this code
// into a document of its own, whose policy accepts it: such a document has no address.
if (window.origin === 'null' && /^https?:$/.test(window.location.protocol)) {
  void receiveChannel().then(load);
}

/** Waits for p5.js and the library, and runs them. */
function load(channel: Channel): void {
  channel.listen((data) => {
    const command = parseCommand(data);
    if (command?.type !== 'load') return;
    runScripts(command.scripts);
    start(channel);
  });
}

function start({ listen, send }: Channel): void {
  const watch = new SketchWatch();
  const comparison = new Comparison();
  const fit = new CanvasFit();
  const microphone = new SketchMicrophone(send);
  const camera = new SketchCamera(send, microphone);
  const recorder = new CanvasRecorder(watch, send);
  const cells = new CellReader(watch, send);
  forwardConsole(send);
  sound.begin(send);
  const hotReloader = new HotReloader(watch, send);
  forwardErrors(send, () => hotReloader.sketch);
  forwardMissingFiles();
  explainColors();
  forwardDownloads(send);
  forwardShortcuts(send);
  forwardAddresses(send);
  forwardDescription(send);
  watch.onFrame((frames) => {
    if (frames === 1) send({ type: 'drawn', ratio: canvasRatio() });
    fit.update();
    comparison.update();
  });
  window.addEventListener('webglcontextlost', () => send({ type: 'contextLost' }), true);
  const keys = new SteeringKeys();
  const heartbeat = startHeartbeat(watch, clock, send);

  const handle = (command: Command): void => {
    switch (command.type) {
      case 'load':
        return undefined;
      case 'files':
        return provideFiles(command.files);
      case 'run':
        hotReloader.sketch = { code: command.code, head: headOf(command.kind), version: 0 };
        if (command.fitsCanvas) fit.start();
        seedRandom(command.seed);
        keys.read(command.code);
        return evaluate(command, (scope) => hotReloader.take(scope));
      case 'hotReload':
        keys.read(command.code);
        return hotReloader.hotReload(command);
      case 'pause':
        return clock.pause();
      case 'resume':
        heartbeat.measureAnew();
        return clock.resume();
      case 'step':
        return watch.step(clock);
      case 'show':
        return show(command.displayMode, watch);
      case 'compare':
        return comparison.moveTo(command.share);
      case 'capture':
        captureFrame(command.format, watch).then(
          (content) => send({ type: 'captured', id: command.id, content }),
          (error: unknown) =>
            send({ type: 'notCaptured', id: command.id, message: messageOf(error) }),
        );
        return undefined;
      case 'inspect':
        return cells.inspect(command.isOn, command.asciifier);
      case 'reveal':
        return cells.reveal(command);
      case 'readSource':
        return cells.readSource(command);
      case 'record':
        recorder
          .record(command.format, command.seconds)
          .catch((error: unknown) => send({ type: 'notRecorded', message: messageOf(error) }));
        return undefined;
      case 'stopRecording':
        return recorder.stop();
      case 'camera':
        return camera.answer(command.granted);
      case 'microphone':
        return microphone.answer(command.granted);
      case 'samples':
        return microphone.hear(command.samples, command.rate);
      case 'picture':
        return camera.show(command.picture);
    }
  };

  listen((data) => {
    const command = parseCommand(data);
    if (command) handle(command);
  });
  send({ type: 'ready' });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
