import { expect, test } from '@jest/globals';
import { applicationProjections } from '#modules/booster/application/projections.ts';
import { received } from '#modules/booster/domain/application.ts';
import type { ApplicationEvent } from '#modules/booster/domain/application-events.ts';
import { anApplication } from '#test/support/applications.ts';
import { linesOf, type Told, toldCases } from '#test/support/news.ts';

const application = received(anApplication(), 'a1', new Date());
const line = 'live console to scope:boosters:read {"resource":"booster-applications","id":"a1"}';

const told: Told<ApplicationEvent> = {
  'application-received': [[{ application }, line]],
  'question-asked': [[{ application }, line]],
  'question-answered': [[{ application }, line]],
  'application-approved': [[{ application }, line]],
  'application-refused': [[{ application }, line]],
};

test.each(toldCases(applicationProjections, told))(
  '%s sends exactly these live messages, notices and webhooks',
  (_, news, lines) => {
    expect(linesOf(news)).toEqual(lines);
  },
);
