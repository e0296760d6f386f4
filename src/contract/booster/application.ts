import * as z from 'zod/mini';
import {
  applicationStates,
  boosterTiers,
  languages,
  leagueLadder,
  leagueOrderServers,
  type Rung,
  valorantBoosterServers,
  valorantLadder,
  wildriftServers,
} from '../../kernel/vocabulary.ts';
import { Bait, Id, line, named, characters, personName, text, Time } from '../common.ts';
import { serviceIds } from './schemas.ts';
import { Email, Phone, Username } from '../identity/schemas.ts';
import { applicationLimits } from '../limits.ts';

/** A rung of the game's ladder; null: the applicant does not play this game for others. */
const rankOn = (ladder: readonly Rung[]) => z.nullable(z.enum(ladder.map((rung) => rung.id) as [string, ...string[]]));
/** At most as many entries as there are servers; an empty list means every server. */
const serversOf = <const S extends readonly [string, ...string[]]>(servers: S) =>
  z.array(z.enum(servers)).check(z.maxLength(servers.length));

/** An address of a profile on the web. */
export const ProfileLink = line(1, applicationLimits.links.length).check(
  z.refine((value) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(value) && URL.canParse(value), { error: 'format' }),
);

const { name, place, weeklyHours, links, experience } = applicationLimits;

const fields = {
  firstName: personName(name.least, name.most),
  lastName: personName(name.least, name.most),
  email: Email,
  phone: Phone,
  country: line(place.least, place.most),
  residency: line(place.least, place.most),
  languages: z.array(z.enum(languages)).check(z.minLength(1), z.maxLength(languages.length)),
  leagueRank: rankOn(leagueLadder),
  valorantRank: rankOn(valorantLadder),
  wildriftRank: rankOn(leagueLadder),
  tftRank: rankOn(leagueLadder),
  /** Servers of League and TFT. */
  comfortableLeagueServers: serversOf(leagueOrderServers),
  comfortableValorantServers: serversOf(valorantBoosterServers),
  comfortableWildriftServers: serversOf(wildriftServers),
  weeklyHours: z.int().check(z.gte(weeklyHours.least), z.lte(weeklyHours.most)),
  links: z.array(ProfileLink).check(z.minLength(links.least), z.maxLength(links.most)),
  experience: text(experience.least, experience.most),
};

const rankFields = ['leagueRank', 'valorantRank', 'wildriftRank', 'tftRank'] as const;

/** An application to become a booster: the fields of the profile that an applicant can know, profile links and experience. */
export const NewApplication = named(
  'NewBoosterApplication',
  z
    .strictObject({
      ...fields,
      /** Consent to the processing of the application. */
      consent: z.literal(true),
      website: Bait,
    })
    .check(
      z.refine((application) => rankFields.some((field) => application[field] !== null), {
        path: ['leagueRank'],
        error: 'required',
      }),
    ),
);
export type NewApplication = z.infer<typeof NewApplication>;

/** The confirmation for the applicant. */
export const ReceivedApplication = named('ReceivedBoosterApplication', z.strictObject({ id: Id, createdAt: Time }));

/** Questions of the staff and the applicant's answers, oldest first. */
const Exchange = z.array(z.strictObject({ from: z.enum(['house', 'applicant']), text: z.string(), at: Time }));

export const AdminApplication = named(
  'AdminBoosterApplication',
  z.strictObject({
    id: Id,
    state: z.enum(applicationStates),
    ...fields,
    createdAt: Time,
    exchange: Exchange,
    decidedBy: z.nullable(Id),
    decidedAt: z.nullable(Time),
    /** The reason for a refusal, which the applicant was told. */
    reason: z.nullable(z.string()),
    /** The resulting booster. */
    userId: z.nullable(Id),
  }),
);

const question = text(applicationLimits.question.least, applicationLimits.question.most);

export const AskApplicant = z.strictObject({ question });
/** The profile comes from the application; an invitation to set the password is mailed. */
export const ApproveApplication = z.strictObject({
  username: Username,
  /** At least one: a booster without services is offered no order. */
  availableServices: z.array(z.enum(serviceIds)).check(z.minLength(1), z.maxLength(serviceIds.length)),
  tier: z.literal(boosterTiers),
});

/** The token from the link in the mail with the question. */
const token = characters(0, 200);
export const ReadQuestion = z.strictObject({ token });
export const AnswerQuestion = z.strictObject({
  token,
  answer: text(applicationLimits.answer.least, applicationLimits.answer.most),
});
/** All questions and answers; the last line is the open question. */
export const OpenQuestion = named('BoosterApplicationQuestion', z.strictObject({ exchange: Exchange }));
export type AdminApplication = z.infer<typeof AdminApplication>;
