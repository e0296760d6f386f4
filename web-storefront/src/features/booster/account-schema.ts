import { applicationLimits } from '#contract/limits.ts';
import { languages, leagueOrderServers, valorantBoosterServers, wildriftServers } from '#contract/vocabulary.ts';
import * as z from 'zod/mini';

const { least, most } = applicationLimits.place;

/** The fields that boosters change themselves. */
export const accountSchema = z.object({
  comfortableLeagueServers: z.array(z.enum(leagueOrderServers)),
  comfortableValorantServers: z.array(z.enum(valorantBoosterServers)),
  comfortableWildriftServers: z.array(z.enum(wildriftServers)),
  languages: z.array(z.enum(languages)).check(z.minLength(1, 'En az bir dil seç.')),
  country: z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || (text.length >= least && text.length <= most),
      `${least} ile ${most} karakter arasında yaz.`,
    ),
  ),
});
