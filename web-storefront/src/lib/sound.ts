import { isOn } from './preferences.ts';

/** Two rising notes, in hertz. */
const NOTES = [523, 784] as const;
const NOTE_S = 0.14;
const LOUDNESS = 0.08;

/** Plays two short notes if the person switched sound on in this browser. */
export function playStep(): void {
  if (!isOn('sound') || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  NOTES.forEach((frequency, index) => {
    const at = audio.currentTime + index * NOTE_S;
    const volume = new GainNode(audio, { gain: LOUDNESS });
    const note = new OscillatorNode(audio, { type: 'triangle', frequency });
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_S * 2);
    note.connect(volume).connect(audio.destination);
    note.start(at);
    note.stop(at + NOTE_S * 2);
    if (index === NOTES.length - 1) note.addEventListener('ended', () => void audio.close());
  });
}
