import type { NewApplication } from '#contract/booster/application.ts';
import { kept, readJson } from '#contract/browser/storage.ts';
import { applicationLimits } from '#contract/limits.ts';
import {
  languages,
  leagueOrderServers,
  playedGames,
  valorantBoosterServers,
  wildriftServers,
  type PlayedGame,
} from '#contract/vocabulary.ts';
import { APPLICATION_DRAFT } from '../draft/beginning.ts';
import type { ApplicationValues } from './application-schema.ts';

const { links } = applicationLimits;

const nothing: ApplicationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: 'Türkiye',
  residency: '',
  languages: ['tr'],
  ranks: { league: '', valorant: '', wildrift: '', tft: '' },
  leagueServers: [],
  valorantServers: [],
  wildriftServers: [],
  weeklyHours: '',
  links: [{ url: '' }],
  experience: '',
  consent: false,
  website: '',
};

/** The largest number of profile links. */
export const mostLinks = links.most;

/** The request body. Servers of games that the applicant does not play are left out. */
export function applicationOf(values: ApplicationValues): NewApplication {
  const plays = (...of: readonly PlayedGame[]) => of.some((game) => values.ranks[game] !== '');
  const rank = (game: PlayedGame) => (values.ranks[game] === '' ? null : values.ranks[game]);
  const { firstName, lastName, email, phone, country, residency } = values;
  return {
    firstName,
    lastName,
    email,
    phone,
    country,
    residency,
    languages: values.languages,
    leagueRank: rank('league'),
    valorantRank: rank('valorant'),
    wildriftRank: rank('wildrift'),
    tftRank: rank('tft'),
    comfortableLeagueServers: plays('league', 'tft') ? values.leagueServers : [],
    comfortableValorantServers: plays('valorant') ? values.valorantServers : [],
    comfortableWildriftServers: plays('wildrift') ? values.wildriftServers : [],
    weeklyHours: Number(values.weeklyHours),
    links: values.links.map(({ url }) => url.trim()),
    experience: values.experience,
    consent: true,
    ...(values.website === '' ? {} : { website: values.website }),
  };
}

const isText = (value: unknown) => typeof value === 'string';
const areOf = (known: readonly string[]) => (value: unknown) =>
  Array.isArray(value) && value.every((one) => known.includes(one as string));

/** Checks only the types of a kept draft, which may be incomplete or invalid. Consent is not kept: it is given anew. */
const shape: Readonly<Record<Exclude<keyof ApplicationValues, 'consent' | 'website'>, (value: unknown) => boolean>> = {
  firstName: isText,
  lastName: isText,
  email: isText,
  phone: isText,
  country: isText,
  residency: isText,
  languages: areOf(languages),
  ranks: (value) => playedGames.every((game) => isText((value as ApplicationValues['ranks'] | null)?.[game])),
  leagueServers: areOf(leagueOrderServers),
  valorantServers: areOf(valorantBoosterServers),
  wildriftServers: areOf(wildriftServers),
  weeklyHours: isText,
  links: (value) =>
    Array.isArray(value) &&
    value.length <= links.most &&
    value.every((link: { readonly url?: unknown } | null) => isText(link?.url)),
  experience: isText,
};

/** The unsent application that this browser kept; ignored as a whole if any of its fields has a wrong type. */
export function keptApplication(): ApplicationValues {
  const read = Object(readJson(kept, APPLICATION_DRAFT)) as Readonly<Record<string, unknown>>;
  const parts = Object.entries(shape).filter(([name]) => read[name] !== undefined);
  const fits = parts.every(([name, isFit]) => isFit(read[name]));
  const draft: Partial<ApplicationValues> = fits ? Object.fromEntries(parts.map(([name]) => [name, read[name]])) : {};
  return { ...nothing, ...draft, links: draft.links?.length ? draft.links : nothing.links };
}

export const keepApplication = (values: object): void => kept.write(APPLICATION_DRAFT, JSON.stringify(values));
export const forgetApplication = (): void => kept.remove(APPLICATION_DRAFT);
