/** Functions that p5.sound adds to p5.js. */
const functions =
  'loadSound createConvolver getAudioContext userStartAudio soundFormats saveSound outputVolume getOutputVolume setOutputVolume soundOut midiToFreq freqToMidi';

/** Classes that it adds, as in `new p5.Oscillator()`. Which of them there are depends on its version. */
const classes =
  'Amplitude AudioIn AudioVoice BandPass Biquad Compressor Convolver Delay Distortion EQ Effect Env Envelope FFT Filter Gain HighPass LowPass MonoSynth Noise OnsetDetect Oscillator Panner Panner3D Part PeakDetect Phrase PitchShifter PolySynth Pulse Reverb SawOsc Score SinOsc SoundFile SoundLoop SoundRecorder SqrOsc TriOsc';

const either = (names: string): string => names.replaceAll(' ', '|');

const used = new RegExp(`\\b(?:${either(functions)})\\b|\\bp5\\s*\\.\\s*(?:${either(classes)})\\b`);

/** Whether code names something of p5.sound, which is loaded for such sketches only. */
export function usesSound(code: string): boolean {
  return used.test(code);
}
