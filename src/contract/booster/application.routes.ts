import * as z from 'zod/mini';
import { IdParams, ListQuery, Reason } from '../common.ts';
import { about, anyone, route, type RouteTable, staff } from '../route.ts';
import * as application from './application.ts';

/** Applications to become a booster, and the decisions of the staff. */
export const applicationRoutes = {
  'POST /booster-applications': route({
    summary: 'Apply to become a booster. An e-mail address can have one open application',
    access: anyone,
    body: application.NewApplication,
    status: 201,
    answer: application.ReceivedApplication,
    refusals: ['booster.application_waiting', 'identity.too_many_attempts'],
  }),
  'GET /admin/booster-applications': route({
    summary: 'Applications of boosters',
    access: staff('boosters:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(application.AdminApplication),
    list: 'booster-applications',
  }),
  'GET /admin/booster-applications/:id': route({
    summary: 'One application',
    access: staff('boosters:read'),
    params: IdParams,
    status: 200,
    answer: application.AdminApplication,
    refusals: ['booster.application_not_found'],
  }),
  'POST /booster-applications/question': route({
    summary: 'Read the question of staff about an application, by the link in the mail',
    access: anyone,
    body: application.ReadQuestion,
    status: 200,
    answer: application.OpenQuestion,
    refusals: ['booster.answer_link_invalid', 'identity.too_many_attempts'],
  }),
  'POST /booster-applications/answer': route({
    summary: 'Answer the question of staff, once, by the link in the mail',
    access: anyone,
    body: application.AnswerQuestion,
    status: 204,
    answer: null,
    refusals: ['booster.answer_link_invalid', 'identity.too_many_attempts'],
  }),
  'POST /admin/booster-applications/:id/question': route({
    summary: 'Send the applicant a question by mail',
    access: staff('boosters:write'),
    params: IdParams,
    body: application.AskApplicant,
    audit: about('booster-applications', 'params.id', 'text'),
    status: 200,
    answer: application.AdminApplication,
    refusals: ['booster.application_not_found', 'booster.application_decided'],
    idempotent: true,
  }),
  'POST /admin/booster-applications/:id/approval': route({
    summary: 'Approve an application. The applicant becomes a booster and is invited by mail',
    access: staff('users:write'),
    params: IdParams,
    body: application.ApproveApplication,
    audit: about('booster-applications', 'params.id'),
    status: 200,
    answer: application.AdminApplication,
    refusals: [
      'booster.application_not_found',
      'booster.application_decided',
      'identity.username_taken',
      'identity.email_taken',
      'identity.phone_taken',
    ],
    idempotent: true,
  }),
  'POST /admin/booster-applications/:id/refusal': route({
    summary: 'Refuse an application. The applicant is told the reason',
    access: staff('boosters:write'),
    params: IdParams,
    body: Reason,
    audit: about('booster-applications', 'params.id'),
    status: 200,
    answer: application.AdminApplication,
    refusals: ['booster.application_not_found', 'booster.application_decided'],
    idempotent: true,
  }),
} as const satisfies RouteTable;
