import { isOn } from './preferences.ts';

/** Two rising notes, in hertz. */
const NOTES = [523, 784] as const;
const NOTE_S = 0.14;
const LOUDNESS = 0.08;
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

/** Plays two short notes if the person switched sound on in this browser. A browser that refuses stays silent. */
export async function playStep(): Promise<void> {
  if (!isOn('sound') || typeof AudioContext === 'undefined') return;
  try {
    const audio = await playing();
    if (audio) playNotes(audio);
  } catch {
    // no audio device, or too many contexts
  }
}

function playNotes(audio: AudioContext): void {
  NOTES.forEach((frequency, index) => {
    const at = audio.currentTime + index * NOTE_S;
    const volume = new GainNode(audio, { gain: LOUDNESS });
    const note = new OscillatorNode(audio, { type: 'triangle', frequency });
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_S * 2);
    note.connect(volume).connect(audio.destination);
    note.start(at);
    note.stop(at + NOTE_S * 2);
  });
}
