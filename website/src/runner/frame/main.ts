/** Entry of the frame's document: gets ready for a sketch, and waits for commands. */
import { parseCommand, type Command } from '../protocol';
import { watchCallbacks } from './callbacks';
import { canvasRatio, CanvasFit } from './CanvasFit';
import { captureFrame } from './capture';
import { showCharacters } from './characters';
import { receiveChannel, type Channel } from './channel';
import { explainColors } from './colors';
import { Comparison } from './Comparison';
import { forwardConsole } from './console';
import { forwardDownloads } from './downloads';
import { forwardErrors } from './errors';
import { evaluate, headOf } from './evaluate';
import { FrameClock } from './FrameClock';
import { startHeartbeat } from './heartbeat';
import { installLoopGuard } from './installLoopGuard';
import { forwardMissingFiles } from './missingFiles';
import { quietSensors } from './quietSensors';
import { CanvasRecorder } from './recordCanvas';
import { runScripts } from './runScripts';
import { seedChance } from './seedChance';
import { forwardShortcuts } from './shortcuts';
import { SketchCamera } from './SketchCamera';
import { SketchWatch } from './SketchWatch';
import type { EvaluatedSketch } from './stack';
import { withoutConnections } from './withoutConnections';
import { forwardAddresses, withoutHistory } from './withoutHistory';
import { withoutPeers } from './withoutPeers';

// These run before p5.js or a sketch can replace the functions of the platform that they use.
const clock = new FrameClock(window);
installLoopGuard();
quietSensors();
withoutConnections();
withoutPeers();
withoutHistory();
watchCallbacks();
// Without a sandbox, the document has the page's own origin, which a sketch could then reach; so
// nothing runs unless the origin is opaque.
if (window.origin === 'null') void receiveChannel().then(load);

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
  const camera = new SketchCamera(send);
  const recorder = new CanvasRecorder(watch, send);
  forwardConsole(send);
  let sketch: EvaluatedSketch = { code: '', head: '' };
  forwardErrors(send, () => sketch);
  forwardMissingFiles();
  explainColors();
  forwardDownloads(send);
  forwardShortcuts(send);
  forwardAddresses(send);
  watch.onFrame((frames) => {
    if (frames === 1) send({ type: 'drawn', ratio: canvasRatio() });
    fit.update();
    comparison.update();
  });
  window.addEventListener('webglcontextlost', () => send({ type: 'contextLost' }), true);
  startHeartbeat(watch, send);

  const handle = (command: Command): void => {
    switch (command.type) {
      case 'load':
        return undefined;
      case 'run':
        sketch = { code: command.code, head: headOf(command.kind) };
        if (command.fitsCanvas) fit.start();
        seedChance(command.seed);
        return evaluate(command);
      case 'pause':
        return clock.pause();
      case 'resume':
        return clock.resume();
      case 'step':
        return watch.step(clock);
      case 'characters':
        return showCharacters(command.shown, watch);
      case 'compare':
        return comparison.moveTo(command.share);
      case 'capture':
        captureFrame(command.format, watch).then(
          (content) => send({ type: 'captured', id: command.id, content }),
          (error: unknown) =>
            send({ type: 'notCaptured', id: command.id, message: messageOf(error) }),
        );
        return undefined;
      case 'record':
        recorder
          .record(command.format, command.seconds)
          .catch((error: unknown) => send({ type: 'notRecorded', message: messageOf(error) }));
        return undefined;
      case 'stopRecording':
        return recorder.stop();
      case 'camera':
        return camera.answer(command.granted);
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
