import { DomainError } from '#kernel/refusal.ts';
import { changed, newProfile, type OwnChange, type Profile, type ProfileChange } from '../domain/profile.ts';
import type { Needs } from './needs.ts';

/** Opens and changes profiles: at the console, and what is theirs to change by boosters themselves. */
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
    /** Belongs to the making of a booster's user; one that is there already stays. */
    open: (userId: string): Promise<void> => profiles.add(newProfile(userId)),
    /** @throws booster.not_found */
    changeOwn: (boosterId: string, asked: OwnChange): Promise<Profile> => changeLocked(boosterId, asked),
    /** What the change leaves out stays as it is. @throws booster.not_found */
    change: (boosterId: string, asked: ProfileChange): Promise<Profile> => changeLocked(boosterId, asked),
  };
};
export type BoosterProfiles = ReturnType<typeof boosterProfiles>;
