import { agentLabels, agents, champions } from '#contract/vocabulary.ts';
import { Glyph } from '../src/ui/Glyph.tsx';
import GlyphNames from '../src/ui/GlyphNames.tsx';

export function Glyphs() {
  return (
    <div className="stack">
      <Played of={champions.map((name) => [name, name] as const)} />
      <Played of={agents.map((agent) => [agent, agentLabels[agent]] as const)} />
      {[16, 20, 32].map((size) => (
        <div className="row row--wrap" key={size}>
          {champions.slice(0, 24).map((name) => (
            <Glyph key={name} of={name} size={size} />
          ))}
        </div>
      ))}
      <p className="small">
        <GlyphNames
          of={[
            ['Lee Sin', 'Lee Sin'],
            ['Viego', 'Viego'],
            ['Unknown', 'Yeni şampiyon'],
          ]}
        />
      </p>
    </div>
  );
}

function Played({ of }: { of: readonly (readonly [played: string, name: string])[] }) {
  return (
    <ul className="row row--wrap">
      {of.map(([played, name]) => (
        <li className="row tiny" key={played}>
          <Glyph of={played} size={32} plate />
          {name}
        </li>
      ))}
    </ul>
  );
}
