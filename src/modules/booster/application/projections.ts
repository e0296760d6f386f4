import { consoleNews, type News, type Projections } from '#kernel/news.ts';
import type { ApplicationEvent } from '../domain/application-events.ts';

const inConsole = ({ application: { id } }: ApplicationEvent): News => ({
  live: [consoleNews('booster-applications', 'boosters:read', id)],
});

/** Live events of each application event. */
export const applicationProjections: Projections<ApplicationEvent> = {
  'application-received': inConsole,
  'question-asked': inConsole,
  'question-answered': inConsole,
  'application-approved': inConsole,
  'application-refused': inConsole,
};
