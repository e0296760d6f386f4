import { Glyph } from './Glyph.tsx';

/** Names in a row of text, each with its glyph. */
export default function GlyphNames({ of }: { of: readonly (readonly [played: string, name: string])[] }) {
  return of.map(([played, name], nth) => (
    <span key={played}>
      <span className="gl-name">
        <Glyph of={played} size={18} /> {name}
        {nth < of.length - 1 && ','}
      </span>{' '}
    </span>
  ));
}
