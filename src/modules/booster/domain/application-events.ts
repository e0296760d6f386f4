import type { Application } from './application.ts';

/** What happens to applications that others are told of (`application/projections.ts`). */
export interface ApplicationEvent {
  readonly kind:
    | 'application-received'
    | 'question-asked'
    | 'question-answered'
    | 'application-approved'
    | 'application-refused';
  readonly application: Application;
}
