import sprite from '../assets/glyphs.svg?url';
import { agentGlyphs, championGlyphs } from '../content/glyphs.ts';

const drawn: Readonly<Record<string, string>> = { ...championGlyphs, ...agentGlyphs };

/** Empty for a champion that this release does not know. */
export default function DrawnGlyph({ of }: { of: string }) {
  const [role, drawing] = drawn[of]?.split(' ') ?? [];
  return (
    drawing && (
      <svg className={`em gl--${role}`} viewBox="0 0 64 64">
        <use href={`${sprite}#gl-${drawing}`} />
      </svg>
    )
  );
}
