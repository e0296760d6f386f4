import type { Tier } from '#contract/vocabulary.ts';

/**
 * The design tokens (three stones: basalt, travertine, turquoise) in sRGB, because MUI calculates with colours and
 * cannot read `oklch()`.
 */
export interface Tokens {
  readonly mode: 'dark' | 'light';
  readonly bg: string;
  readonly bgSunk: string;
  readonly surface: string;
  readonly surface2: string;
  readonly surface3: string;
  readonly line: string;
  readonly line2: string;
  /** Borders of controls: a contrast of 3:1 against every background. */
  readonly lineControl: string;
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly accentPress: string;
  readonly onAccent: string;
  readonly accentText: string;
  readonly accentEdge: string;
  readonly accentQuiet: string;
  readonly focus: string;
  readonly ok: string;
  readonly okQuiet: string;
  readonly warn: string;
  readonly warnQuiet: string;
  readonly bad: string;
  readonly badQuiet: string;
  readonly badFill: string;
  readonly onBad: string;
  readonly info: string;
  readonly infoQuiet: string;
  readonly scrim: string;
  readonly stair: string;
}

export const basalt: Tokens = {
  mode: 'dark',
  bg: '#14100f',
  bgSunk: '#0e0b0a',
  surface: '#1c1816',
  surface2: '#26201e',
  surface3: '#312b29',
  line: '#322d2b',
  line2: '#47413e',
  lineControl: '#7b736e',
  text: '#f3f1ed',
  text2: '#c3beb8',
  text3: '#a19a94',
  accent: '#4cdcd1',
  accentHover: '#65eade',
  accentPress: '#37cbc3',
  onAccent: '#021a1d',
  accentText: '#64e0d6',
  accentEdge: '#2ac3bb',
  accentQuiet: '#0a3031',
  focus: '#65eade',
  ok: '#70e093',
  okQuiet: '#12301e',
  warn: '#f5c761',
  warnQuiet: '#3a290b',
  bad: '#f98e8b',
  badQuiet: '#47191a',
  badFill: '#ed4a4c',
  onBad: '#150a0a',
  info: '#89c5f7',
  infoQuiet: '#182c40',
  scrim: 'rgb(4 3 3 / 0.72)',
  stair: '#282321',
};

export const travertine: Tokens = {
  mode: 'light',
  bg: '#f7f6f3',
  bgSunk: '#eeece8',
  surface: '#fffefe',
  surface2: '#f2f0ed',
  surface3: '#e9e6e1',
  line: '#dfdcd7',
  line2: '#c8c3be',
  lineControl: '#867f79',
  text: '#211a18',
  text2: '#4e4642',
  text3: '#6a615c',
  accent: '#40d7cb',
  accentHover: '#35cbc1',
  accentPress: '#24bcb5',
  onAccent: '#021a1d',
  accentText: '#0c686c',
  accentEdge: '#028588',
  accentQuiet: '#d1f3ef',
  focus: '#097176',
  ok: '#166e3a',
  okQuiet: '#d5f5df',
  warn: '#835513',
  warnQuiet: '#fdedc8',
  bad: '#be222a',
  badQuiet: '#fde9e8',
  badFill: '#c92228',
  onBad: '#ffffff',
  info: '#2666a2',
  infoQuiet: '#dfeffe',
  scrim: 'rgb(39 32 29 / 0.48)',
  stair: '#e5e2de',
};

export const radii = { small: 3, control: 6, panel: 10 } as const;

/** Colours of the tiers. Only ladders use them, and they are the same in both themes. */
export const tierColours: Record<Tier, string> = {
  unranked: '#847f7b',
  iron: '#877e79',
  bronze: '#b46e45',
  silver: '#b2bcc4',
  gold: '#eab23a',
  platinum: '#64b8c8',
  emerald: '#29b677',
  diamond: '#639dea',
  master: '#bc65dd',
  grandmaster: '#e63d43',
  challenger: '#e8c365',
  ascendant: '#45b960',
  immortal: '#d72e64',
  radiant: '#f3e387',
};
