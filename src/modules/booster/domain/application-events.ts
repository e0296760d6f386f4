import type { Application } from './application.ts';

/** Application events that live events are made from (`application/projections.ts`). */
export interface ApplicationEvent {
  readonly kind:
    | 'application-received'
    | 'question-asked'
    | 'question-answered'
    | 'application-approved'
    | 'application-refused';
  readonly application: Application;
}
