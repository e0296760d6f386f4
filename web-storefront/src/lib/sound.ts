import { isOn } from './preferences.ts';

interface Sound {
  /** In hertz, one after the other. */
  readonly notes: readonly number[];
  readonly type: OscillatorType;
  readonly loudness: number;
  /** Seconds from one note to the next. */
  readonly step: number;
  /** Seconds that a note sounds. */
  readonly length: number;
}

/** A step that was climbed. */
const rise: Sound = { notes: [523, 784], type: 'triangle', loudness: 0.08, step: 0.14, length: 0.28 };
/** A new order in the pool. */
const bell: Sound = { notes: [660, 880], type: 'sine', loudness: 0.15, step: 0.18, length: 0.17 };

/** A browser that allows sound resumes at once. One that does not would resume at the next click, too late for the notes. */
const RESUME_MS = 300;

let shared: AudioContext | undefined;

/** The page's one audio context, if it plays now. */
async function playing(): Promise<AudioContext | undefined> {
  shared ??= new AudioContext();
  if (shared.state !== 'running')
    await Promise.race([shared.resume(), new Promise((resolve) => setTimeout(resolve, RESUME_MS))]);
  return shared.state === 'running' ? shared : undefined;
}

/** A browser that has no sound or allows none yet stays silent. */
async function play({ notes, type, loudness, step, length }: Sound): Promise<void> {
  try {
    const audio = await playing();
    if (!audio) return;
    for (const [nth, frequency] of notes.entries()) {
      const at = audio.currentTime + nth * step;
      const volume = new GainNode(audio);
      const note = new OscillatorNode(audio, { type, frequency });
      volume.gain.setValueAtTime(loudness, at);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
      note.connect(volume).connect(audio.destination);
      note.start(at);
      note.stop(at + length);
    }
  } catch {
    // no audio device
  }
}

/** Plays two short rising notes if the person switched sound on in this browser. */
export const playStep = async (): Promise<void> => (isOn('sound') ? play(rise) : undefined);

/** Tells a booster of a new order in the pool. */
export const chime = (): Promise<void> => play(bell);
