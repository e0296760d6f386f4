import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { Role } from '#contract/vocabulary.ts';
import { currentUserQuery } from '../features/session/use-session.ts';
import { queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { pageNotFound } from './not-found.ts';
import { boosterPages, gameSlugs, paths } from './paths.ts';
import { rememberPath } from './return-path.ts';

/**
 * A page for signed-in people: others are sent to the log-in and come back after it. With roles given, people of other
 * roles are sent home (specification §6).
 */
export const signedIn =
  (...roles: readonly Role[]) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    if (!(await session.ready())) {
      const { pathname, search } = new URL(request.url);
      rememberPath(pathname + search);
      throw redirect(paths.login());
    }
    if (roles.length > 0) {
      const user = await queryClient.ensureQueryData(currentUserQuery);
      if (!roles.includes(user.role)) throw redirect(paths.home());
    }
    return null;
  };

/** A page for visitors: signed-in people are sent home. */
export async function guestOnly(): Promise<null> {
  if (await session.ready()) throw redirect(paths.home());
  return null;
}

export async function signOut(): Promise<Response> {
  await session.signOut();
  return redirect(paths.home());
}

const oneOf = (known: readonly string[], name: string | undefined): null => {
  if (name === undefined || !known.includes(name)) throw pageNotFound();
  return null;
};

/** A path whose game or panel page does not exist is an unknown route too. */
export const knownGame = ({ params }: LoaderFunctionArgs): null => oneOf(Object.values(gameSlugs), params.game);
export const knownPage = ({ params }: LoaderFunctionArgs): null => oneOf(boosterPages, params.pageId);
