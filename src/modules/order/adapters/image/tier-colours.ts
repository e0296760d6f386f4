// Written by web-storefront/build/arrival-emblems.ts from the storefront's tokens.
import type { Tier } from '#kernel/vocabulary.ts';

/** The tones of a tier: its nosing, its body, and its shade. */
export const tierColours: Readonly<Record<Exclude<Tier, 'unranked'>, Readonly<Record<'hi' | 'md' | 'dk', string>>>> = {
  iron: { hi: '#b7afaa', md: '#877e79', dk: '#5c534f' },
  bronze: { hi: '#e2a577', md: '#b46e45', dk: '#7c442c' },
  silver: { hi: '#e7ecf0', md: '#b2bcc4', dk: '#7d8792' },
  gold: { hi: '#fbe17b', md: '#eab23a', dk: '#b47819' },
  platinum: { hi: '#afeaf1', md: '#64b8c8', dk: '#367c8f' },
  emerald: { hi: '#73edb1', md: '#29b677', dk: '#0e794c' },
  diamond: { hi: '#b0d5fd', md: '#639dea', dk: '#3865bb' },
  master: { hi: '#eaaef8', md: '#bc65dd', dk: '#7d37a1' },
  grandmaster: { hi: '#f89a8e', md: '#e63d43', dk: '#9c1928' },
  challenger: { hi: '#f9f0ba', md: '#e8c365', dk: '#b58538' },
  ascendant: { hi: '#8aef9b', md: '#45b960', dk: '#1b763a' },
  immortal: { hi: '#f48ea2', md: '#d72e64', dk: '#8c1340' },
  radiant: { hi: '#fdfbd5', md: '#f3e387', dk: '#cda53a' },
};
