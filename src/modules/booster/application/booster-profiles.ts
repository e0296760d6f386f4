import { DomainError } from '#kernel/refusal.ts';
import { changed, newProfile, type OwnChange, type Profile, type ProfileChange } from '../domain/profile.ts';
import type { Needs } from './needs.ts';

/** Creates and changes profiles. Staff may change all fields, boosters only some fields of their own profile. */
export const boosterProfiles = ({ profiles, work }: Needs<'profiles' | 'work'>) => {
  const changeLocked = (boosterId: string, asked: ProfileChange): Promise<Profile> =>
    work.run(async () => {
      const profile = await profiles.lock(boosterId);
      if (!profile) throw new DomainError('booster.not_found');
      const after = changed(profile, asked);
      await profiles.save(after);
      return after;
    });

  return {
    /** Creates the profile of a new booster's user. An existing profile stays as it is. */
    open: (userId: string): Promise<void> => profiles.add(newProfile(userId)),
    /** @throws booster.not_found */
    changeOwn: (boosterId: string, asked: OwnChange): Promise<Profile> => changeLocked(boosterId, asked),
    /** Fields that the change leaves out stay as they are. @throws booster.not_found */
    change: (boosterId: string, asked: ProfileChange): Promise<Profile> => changeLocked(boosterId, asked),
  };
};
export type BoosterProfiles = ReturnType<typeof boosterProfiles>;
