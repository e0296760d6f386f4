import sprite from '../assets/glyphs.svg?url';
import { agentGlyphs, championGlyphs } from '../content/glyphs.ts';

const drawn = new Map<string, string>(Object.entries({ ...championGlyphs, ...agentGlyphs }));

/** The first letters of a champion that this release does not know. */
export default function DrawnGlyph({ of }: { of: string }) {
  const [role, drawing] = drawn.get(of)?.split(' ') ?? [];
  if (!drawing) return of.slice(0, 2);
  return (
    <svg className={`em gl--${role}`} viewBox="0 0 64 64">
      <use href={`${sprite}#gl-${drawing}`} />
    </svg>
  );
}
