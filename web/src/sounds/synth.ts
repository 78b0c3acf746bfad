import type { Sound } from '@bicorne/boardkit';
import { usePreferences, type Volume } from '../preferences.ts';

/** Three sounds of a table, made of noise and a tone: no files, nothing loud, never music. */

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let out: GainNode | null = null;

export function play(sound: Sound, times = 1): void {
  context ??= new AudioContext();
  // Some browsers put it to sleep, and begin it asleep.
  if (context.state === 'suspended') void context.resume();
  const { currentTime } = context;
  for (let i = 0; i < times; i++) MAKERS[sound](context, currentTime + i * 0.055);
}

const MAKERS: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  wood: (audio, at) => {
    burst(audio, at, { pass: 'bandpass', pitch: 1250, sharp: 5, loud: 0.5, long: 0.07 });
    tone(audio, at, { from: 430, to: 210, loud: 0.16, long: 0.06 });
  },
  paper: (audio, at) =>
    burst(audio, at, { pass: 'highpass', pitch: 2600, sharp: 0.7, loud: 0.12, long: 0.2 }),
  drum: (audio, at) => {
    for (const beat of [0, 0.28, 0.42]) {
      tone(audio, at + beat, { from: 120, to: 62, loud: 0.3, long: 0.3 });
      burst(audio, at + beat, { pass: 'lowpass', pitch: 420, sharp: 1, loud: 0.14, long: 0.16 });
    }
  },
};

interface Burst {
  readonly pass: BiquadFilterType;
  readonly pitch: number;
  readonly sharp: number;
  readonly loud: number;
  readonly long: number;
}

function burst(audio: AudioContext, at: number, { pass, pitch, sharp, loud, long }: Burst): void {
  const source = audio.createBufferSource();
  source.buffer = noise ??= makeNoise(audio);
  const filter = new BiquadFilterNode(audio, { type: pass, frequency: pitch, Q: sharp });
  source.connect(filter).connect(fading(audio, at, loud, long));
  source.start(at, Math.random() * 0.5, long);
}

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly long: number;
}

function tone(audio: AudioContext, at: number, { from, to, loud, long }: Tone): void {
  const source = new OscillatorNode(audio, { type: 'sine', frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(fading(audio, at, loud, long));
  source.start(at);
  source.stop(at + long);
}

const LOUDNESS: Readonly<Record<Volume, number>> = { soft: 0.45, normal: 1, loud: 1.8 };

/** As loud as the reader wants it now. */
function outOf(audio: AudioContext): AudioNode {
  if (!out) {
    out = new GainNode(audio);
    out.connect(audio.destination);
  }
  out.gain.value = LOUDNESS[usePreferences.getState().volume];
  return out;
}

/** Struck at once, dying away. */
function fading(audio: AudioContext, at: number, loud: number, long: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  gain.connect(outOf(audio));
  return gain;
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
