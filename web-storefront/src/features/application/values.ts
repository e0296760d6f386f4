import { applicationLimits, ProfileLink, type NewApplication } from '#contract/application.ts';
import { kept, readJson } from '#contract/browser/storage.ts';
import { Email, Phone } from '#contract/identity.ts';
import {
  languages,
  leagueOrderServers,
  playedGames,
  valorantBoosterServers,
  wildriftServers,
  type PlayedGame,
} from '#contract/vocabulary.ts';
import * as z from 'zod/mini';
import { rule } from '../auth/schemas.ts';
import { written } from '../support/fields.ts';

const { name, place, weeklyHours, links, experience } = applicationLimits;
const ranks = z.object({ league: z.string(), valorant: z.string(), wildrift: z.string(), tft: z.string() });
const hoursText = `${weeklyHours.least} ile ${weeklyHours.most} arasında bir sayı yaz.`;
const isHours = (value: string) =>
  /^\d{1,3}$/.test(value.trim()) && Number(value) >= weeklyHours.least && Number(value) <= weeklyHours.most;

/** The form as it is filled in: a rank that is empty is of a game that is not played. */
export const applicationSchema = z.object({
  firstName: written(name, 'Adını yaz.'),
  lastName: written(name, 'Soyadını yaz.'),
  email: rule(Email, 'Geçerli bir e-posta adresi yaz.'),
  phone: rule(Phone, 'Geçerli bir telefon numarası yaz.'),
  country: written(place, 'Vatandaşı olduğun ülkeyi yaz.'),
  residency: written(place, 'Yaşadığın şehri ya da ülkeyi yaz.'),
  languages: z.array(z.enum(languages)).check(z.minLength(1, 'En az bir dil seç.')),
  ranks: ranks.check(
    z.refine((chosen) => playedGames.some((game) => chosen[game] !== ''), 'En az bir oyunda rankını seç.'),
  ),
  leagueServers: z.array(z.enum(leagueOrderServers)),
  valorantServers: z.array(z.enum(valorantBoosterServers)),
  wildriftServers: z.array(z.enum(wildriftServers)),
  weeklyHours: z.string().check(z.refine(isHours, hoursText)),
  links: z.array(z.object({ url: rule(ProfileLink, 'https:// ile başlayan bir bağlantı yaz.') })),
  experience: written(experience, 'Deneyimini anlat.'),
  consent: z.boolean().check(z.refine((given) => given, 'Başvurunu işleyebilmemiz için onayın gerekli.')),
  website: z.string(),
});
export type ApplicationValues = z.infer<typeof applicationSchema>;

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

/** At most so many profile links. */
export const mostLinks = links.most;

/** What goes to the house; servers of a game that is not played are left out. */
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

const DRAFT = 'draft.booster-application';

/** What this browser kept of an application that was not sent. Consent is given anew. */
export function keptApplication(): ApplicationValues {
  const read = z.partial(applicationShape).safeParse(readJson(kept, DRAFT));
  const draft = read.success ? read.data : {};
  return {
    ...nothing,
    ...draft,
    links: draft.links?.length ? draft.links : nothing.links,
    consent: false,
    website: '',
  };
}

/** The shape alone: a draft may be unfinished and wrong. */
const applicationShape = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  residency: z.string(),
  languages: z.array(z.enum(languages)),
  ranks,
  leagueServers: z.array(z.enum(leagueOrderServers)),
  valorantServers: z.array(z.enum(valorantBoosterServers)),
  wildriftServers: z.array(z.enum(wildriftServers)),
  weeklyHours: z.string(),
  links: z.array(z.object({ url: z.string() })).check(z.maxLength(links.most)),
  experience: z.string(),
});

export const keepApplication = (values: object): void => kept.write(DRAFT, JSON.stringify(values));
export const forgetApplication = (): void => kept.remove(DRAFT);
