import { tellError } from './errors';
import { isCallable, readPath, type Callable } from './read';

/** Samples that a processor gets at once. */
const block = 128;

/**
 * Lets sketches, and p5.sound, make code for the browser's audio thread. The policy of the document
 * lets no code be loaded there, since any address that it accepted would be accepted in a frame that
 * a sketch makes, too. So such code runs with the sketch: a processor becomes a script processor
 * node, which p5.sound knows from older browsers.
 */
export function provideAudioWorklets(): void {
  if (!('BaseAudioContext' in window)) return;
  const worklets = new WeakMap<BaseAudioContext, Worklet>();
  const workletOf = (context: BaseAudioContext): Worklet => {
    const worklet = worklets.get(context) ?? new Worklet(context);
    worklets.set(context, worklet);
    return worklet;
  };
  Object.defineProperty(BaseAudioContext.prototype, 'audioWorklet', {
    configurable: true,
    get(this: BaseAudioContext) {
      return workletOf(this);
    },
  });
  Object.defineProperty(window, 'AudioWorkletNode', {
    configurable: true,
    writable: true,
    value: function AudioWorkletNode(
      context: BaseAudioContext,
      name: string,
      options?: AudioWorkletNodeOptions,
    ) {
      return workletOf(context).createNode(name, options);
    },
  });
}

/** Replaces the `audioWorklet` of a context. */
class Worklet {
  private readonly processors = new Map<string, Callable>();
  /** The port of the processor that is being made. */
  private port: MessagePort | undefined;
  private time: number | undefined;
  /** The globals of the code, besides those of the document. */
  private readonly scope: object;

  constructor(private readonly context: BaseAudioContext) {
    const takePort = (): MessagePort | undefined => this.port;
    const now = (): number => this.time ?? context.currentTime;
    this.scope = {
      sampleRate: context.sampleRate,
      get currentTime() {
        return now();
      },
      get currentFrame() {
        return Math.round(now() * context.sampleRate);
      },
      // A function, not a class: in p5.sound's code, older than those, processors call it.
      AudioWorkletProcessor: function (this: { port: MessagePort | undefined }) {
        this.port = takePort();
      },
      registerProcessor: (name: string, processor: unknown) => {
        if (isCallable(processor)) this.processors.set(name, processor);
      },
    };
  }

  /** Loads code, from an address of the document's own: it can fetch no other. */
  async addModule(address: string | URL): Promise<void> {
    const code = await (await fetch(address)).text();
    const run: unknown = (0, eval)(`(function () { with (arguments[0]) {${code}\n} })`);
    if (isCallable(run)) run(this.scope);
  }

  createNode(name: string, options: AudioWorkletNodeOptions = {}): ScriptProcessorNode {
    const { context } = this;
    const type = this.processors.get(name);
    if (!type) {
      throw new DOMException(`"${name}" is not registered.`, 'InvalidStateError');
    }
    const { numberOfInputs = 1, numberOfOutputs = 1, outputChannelCount } = options;
    const node = context.createScriptProcessor(0, 2, outputChannelCount?.[0] ?? 2);
    const { port1, port2 } = new MessageChannel();
    this.port = port2;
    const given = structuredClone({ ...options, numberOfInputs, numberOfOutputs });
    const processor: unknown = Reflect.construct(type, [given]);
    this.port = undefined;
    const parameters = parametersOf(context, type, options.parameterData);
    Object.assign(node, { port: port1, parameters });
    node.onaudioprocess = ({ inputBuffer, outputBuffer, playbackTime }) => {
      try {
        for (let start = 0; start < outputBuffer.length; start += block) {
          this.time = playbackTime + start / context.sampleRate;
          this.process(processor, parameters, [
            numberOfInputs > 0 ? [channelsOf(inputBuffer, start)] : [],
            numberOfOutputs > 0 ? [channelsOf(outputBuffer, start)] : [],
          ]);
        }
      } catch (error) {
        node.onaudioprocess = null;
        node.dispatchEvent(new Event('processorerror'));
        tellError(error);
      }
      this.time = undefined;
    };
    // Browsers process nothing that leads nowhere.
    if (numberOfOutputs === 0) node.connect(context.destination);
    return node;
  }

  private process(
    processor: unknown,
    parameters: ReadonlyMap<string, AudioParam>,
    buffers: [inputs: Float32Array[][], outputs: Float32Array[][]],
  ): void {
    const values = Array.from(parameters, ([name, { value }]) => [name, Float32Array.of(value)]);
    const process = readPath(processor, 'process');
    if (isCallable(process)) {
      Reflect.apply(process, processor, [...buffers, Object.fromEntries(values)]);
    }
  }
}

function channelsOf(buffer: AudioBuffer, start: number): Float32Array[] {
  return Array.from({ length: buffer.numberOfChannels }, (_, channel) =>
    buffer.getChannelData(channel).subarray(start, start + block),
  );
}

/** A parameter for each that a type of processors describes. */
function parametersOf(
  context: BaseAudioContext,
  type: Callable,
  given: Record<string, number> = {},
): Map<string, AudioParam> {
  const described = readPath(type, 'parameterDescriptors');
  const parameters = new Map<string, AudioParam>();
  for (const descriptor of Array.isArray(described) ? described : []) {
    const name = String(readPath(descriptor, 'name'));
    const { gain } = context.createGain();
    gain.value = given[name] ?? (Number(readPath(descriptor, 'defaultValue')) || 0);
    parameters.set(name, gain);
  }
  return parameters;
}
