// The drawings of champions and agents. The compiler refuses a champion or an agent without one.
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { agentGlyphs, championGlyphs } from '../../web-storefront/src/content/glyphs.ts';

import DrawnGlyph from '../../web-storefront/src/ui/DrawnGlyph.tsx';

const assets = new URL('../../web-storefront/src/', import.meta.url);
const sprite = readFileSync(new URL('assets/glyphs.svg', assets), 'utf8');
const styles = readFileSync(new URL('styles/glyph.css', assets), 'utf8');
const glyphs = [...Object.values(championGlyphs), ...Object.values(agentGlyphs)].map((glyph) => glyph.split(' '));
const sorted = (all: readonly (string | undefined)[]) =>
  [...new Set(all)].toSorted((one = '', other = '') => (one < other ? -1 : 1));

test('every drawing is in the sprite once, and the sprite has no other', () => {
  const drawings = [...sprite.matchAll(/<symbol id="gl-([^"]+)"/g)].map(([, id]) => id);
  expect(drawings).toEqual(sorted(glyphs.map(([, drawing]) => drawing)));
});

test('every role has a colour', () => {
  const coloured = [...styles.matchAll(/\.gl--([a-z]+)[,\s]/g)].map(([, role]) => role);
  expect(sorted(coloured.filter((name) => name !== 'plate'))).toEqual(sorted(glyphs.map(([role]) => role)));
});

test('drawings have the tones of the emblems and no colours of their own', () => {
  const fills = [...sprite.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, fill]) => fill);
  expect(sorted(fills)).toEqual(['none', 'var(--dk)', 'var(--edge)', 'var(--hi)', 'var(--hm)', 'var(--md)']);
});

test('a champion that this release does not know has letters, also if it is called like a property of objects', () => {
  for (const name of ['Yenigelen', 'constructor', '__proto__']) {
    const { container } = render(<DrawnGlyph of={name} />);
    expect(container.textContent).toBe(name.slice(0, 2));
  }
});
