import { ProfileLink } from '#contract/booster/application.ts';
import { Email, Phone } from '#contract/identity/schemas.ts';
import { applicationLimits } from '#contract/limits.ts';
import {
  languages,
  leagueOrderServers,
  playedGames,
  valorantBoosterServers,
  wildriftServers,
} from '#contract/vocabulary.ts';
import * as z from 'zod/mini';
import { isWhole, wholeOf } from '../../lib/whole.ts';
import { wholeWanted } from '../../lib/words.ts';
import { rule } from '../auth/schemas.ts';
import { written } from '../support/written.ts';

const { name, place, weeklyHours, experience } = applicationLimits;
const ranks = z.object({ league: z.string(), valorant: z.string(), wildrift: z.string(), tft: z.string() });
const isHours = (typed: string) => isWhole(wholeOf(typed), weeklyHours.least, weeklyHours.most);

/** The form's values. An empty rank means that the applicant does not play the game. */
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
  weeklyHours: z.string().check(z.refine(isHours, wholeWanted(weeklyHours.least, weeklyHours.most))),
  links: z.array(z.object({ url: rule(ProfileLink, 'https:// ile başlayan bir bağlantı yaz.') })),
  experience: written(experience, 'Deneyimini anlat.'),
  consent: z.boolean().check(z.refine((given) => given, 'Başvurunu işleyebilmemiz için onayın gerekli.')),
  website: z.string(),
});
export type ApplicationValues = z.infer<typeof applicationSchema>;
