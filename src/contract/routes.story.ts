import { IdParams } from './common.ts';
import { route, staff, type RouteTable } from './route.ts';
import { Story, StoryQuery } from './story.ts';

export const storyRoutes = {
  'GET /admin/users/:id/story': route({
    summary: 'Everything about somebody in the order of time, of the kinds that the caller may list',
    access: staff('users:read'),
    params: IdParams,
    query: StoryQuery,
    status: 200,
    answer: Story,
    refusals: ['identity.user_not_found'],
  }),
} as const satisfies RouteTable;
