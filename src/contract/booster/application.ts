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
import { Bait, Id, line, named, characters, text, Time, withoutContacts } from '../common.ts';
import { serviceIds } from './schemas.ts';
import { Email, Phone, Username } from '../identity/schemas.ts';
import { applicationLimits } from '../limits.ts';

/** A rung of the game's ladder; null: does not play it for others. */
const rankOn = (ladder: readonly Rung[]) => z.nullable(z.enum(ladder.map((rung) => rung.id) as [string, ...string[]]));
/** Each at most once; none: every server will do. */
const serversOf = <const S extends readonly [string, ...string[]]>(servers: S) =>
  z.array(z.enum(servers)).check(z.maxLength(servers.length));

/** An address of a profile on the web. */
export const ProfileLink = line(1, applicationLimits.links.length).check(
  z.refine((value) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(value) && URL.canParse(value), { error: 'format' }),
);

const { name, place, weeklyHours, links, experience } = applicationLimits;

const fields = {
  firstName: line(name.least, name.most).check(withoutContacts),
  lastName: line(name.least, name.most).check(withoutContacts),
  email: Email,
  phone: Phone,
  country: line(place.least, place.most),
  residency: line(place.least, place.most),
  languages: z.array(z.enum(languages)).check(z.minLength(1), z.maxLength(languages.length)),
  leagueRank: rankOn(leagueLadder),
  valorantRank: rankOn(valorantLadder),
  wildriftRank: rankOn(leagueLadder),
  tftRank: rankOn(leagueLadder),
  /** League's and TFT's. */
  comfortableLeagueServers: serversOf(leagueOrderServers),
  comfortableValorantServers: serversOf(valorantBoosterServers),
  comfortableWildriftServers: serversOf(wildriftServers),
  weeklyHours: z.int().check(z.gte(weeklyHours.least), z.lte(weeklyHours.most)),
  links: z.array(ProfileLink).check(z.minLength(links.least), z.maxLength(links.most)),
  experience: text(experience.least, experience.most),
};

const rankFields = ['leagueRank', 'valorantRank', 'wildriftRank', 'tftRank'] as const;

/** What an application to become a booster says: the profile's keys as far as an applicant knows them, and why us. */
export const NewApplication = named(
  'NewBoosterApplication',
  z
    .strictObject({
      ...fields,
      /** To the processing of what is written here. */
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

/** What an applicant gets: that it arrived. */
export const ReceivedApplication = named('ReceivedBoosterApplication', z.strictObject({ id: Id, createdAt: Time }));

/** What the house asked and the applicant answered, oldest first. */
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
    /** Why it was refused; the applicant was told. */
    reason: z.nullable(z.string()),
    /** The booster who came of it. */
    userId: z.nullable(Id),
  }),
);

const question = text(applicationLimits.question.least, applicationLimits.question.most);

export const AskApplicant = z.strictObject({ question });
/** The profile comes from the application; an invitation to set the password is mailed. */
export const ApproveApplication = z.strictObject({
  username: Username,
  /** At least one: who gives none is offered no order. */
  availableServices: z.array(z.enum(serviceIds)).check(z.minLength(1), z.maxLength(serviceIds.length)),
  tier: z.literal(boosterTiers),
});

/** From the link of the mail with the question. */
const token = characters(0, 200);
export const ReadQuestion = z.strictObject({ token });
export const AnswerQuestion = z.strictObject({
  token,
  answer: text(applicationLimits.answer.least, applicationLimits.answer.most),
});
/** All that was asked and answered; the last line is the question that waits. */
export const OpenQuestion = named('BoosterApplicationQuestion', z.strictObject({ exchange: Exchange }));
export type AdminApplication = z.infer<typeof AdminApplication>;
