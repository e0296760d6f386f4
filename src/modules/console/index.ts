import type { Handlers } from '#platform/http/handler.ts';
import { searchHandlers } from './adapters/http/search.routes.ts';
import { storyHandlers } from './adapters/http/story.routes.ts';

type Lists = Parameters<typeof searchHandlers>[0] & Parameters<typeof storyHandlers>[0];

/** Routes of the console that combine the lists of several modules. */
export const consoleHandlers = (lists: Lists): Handlers<'GET /admin/search' | 'GET /admin/users/:id/story'> => ({
  ...searchHandlers(lists),
  ...storyHandlers(lists),
});
