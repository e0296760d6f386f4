import { isReached } from '#contract/order/progress.words.tr.ts';
import type { Order } from '../order/describe.ts';
import { entriesOf } from '../order/entries.ts';
import { helperOf } from '../order/helper.ts';
import { isLoginUnopened } from './login-unopened.ts';

/** What `DoTask` can do in an order. */
export type Doing = 'start' | 'finish' | 'login' | 'resume' | 'trouble' | 'chat';

/** Something in an order that waits for its booster. */
export interface Task {
  readonly what: string;
  /** The deadline that the order's own rules set; null if there is none. */
  readonly until: string | null;
  /** The label of the button, and what it does. Without `doing` it leads to the order's page. */
  readonly act: string;
  readonly doing?: Doing;
}

/** What waits for the booster of this order. */
export function tasksOf(order: Order, unread: number): readonly Task[] {
  return [
    ...disputeTasks(order),
    ...startTasks(order),
    ...playTasks(order),
    ...requestTasks(order),
    ...(unread > 0 ? [{ what: `${unread} okunmamış mesaj`, until: null, act: 'Yanıtla', doing: 'chat' as const }] : []),
  ];
}

const disputeTasks = ({ allowed, dispute, disputeAnswerDueAt: until }: Order): readonly Task[] => {
  if (allowed.answerDispute) return [{ what: 'İtirazı yanıtla', until, act: 'Yanıt ver', doing: 'trouble' }];
  const isAsked = allowed.agreeOnEnd && dispute?.proposal?.by === 'customer';
  return isAsked ? [{ what: 'Müşterinin çözüm önerisine bak', until, act: 'Öneriye bak', doing: 'trouble' }] : [];
};

export const isDisputeTask = (order: Order): boolean => disputeTasks(order).length > 0;

const startTasks = ({ state, nextStates, dueAt: until }: Order): readonly Task[] =>
  state === 'starting' && nextStates.includes('started')
    ? [{ what: 'Siparişe başla', until, act: 'Başla', doing: 'start' }]
    : [];

const playTasks = (order: Order): readonly Task[] => {
  const { state, progress, nextStates, pause, allowed, stream, dueAt } = order;
  if (state !== 'started' && state !== 'in-game') return [];
  const tasks: Task[] = [];
  const until = pause ? null : dueAt;
  if (pause && allowed.resume && pause.by === 'booster')
    tasks.push({ what: 'Duraklattığın siparişi sürdür', until: null, act: 'Devam ettir', doing: 'resume' });
  if (isAccountNew(order) && isLoginUnopened(order))
    tasks.push({ what: 'Hesap değişti, girişi yeniden iste', until, act: 'Girişi iste', doing: 'login' });
  if (allowed.stream && stream && !stream.live)
    tasks.push({ what: 'Yayın bağlantısını ver', until, act: 'Bağlantıyı ver', doing: 'trouble' });
  if (isReached(progress) && nextStates.includes('finished'))
    tasks.push({ what: 'Hedefe ulaştın, siparişi bitir', until, act: 'Bitir', doing: 'finish' });
  else if (order.late) tasks.push({ what: 'Süresi geçen siparişi bitir', until, ...lateStep(order) });
  return tasks;
};

/** An order that can't be finished yet is played on, which its page explains. */
const lateStep = ({ nextStates }: Order): Pick<Task, 'act' | 'doing'> =>
  nextStates.includes('finished') ? { act: 'Bitir', doing: 'finish' } : { act: 'Siparişe git' };

/** Whether the last change of the account came after this booster had taken the order. */
const isAccountNew = (order: Order): boolean =>
  entriesOf(order).findLast(({ kind, to }) => kind === 'account' || to === 'starting')?.kind === 'account';

/** Requests of the customer that the staff decide. The booster can only read them, and write to the customer. */
const requestTasks = (order: Order): readonly Task[] => {
  const { boosterRequest, accountRequest } = order;
  return [
    ...(boosterRequest
      ? [
          {
            what: `Müşteri başka ${helperOf(order).name} istedi`,
            until: boosterRequest.until,
            act: 'İsteği gör',
            doing: 'trouble' as const,
          },
        ]
      : []),
    ...(accountRequest
      ? [
          {
            what: 'Müşteri başka hesap istedi, şimdilik oynama',
            until: null,
            act: 'İsteği gör',
            doing: 'trouble' as const,
          },
        ]
      : []),
  ];
};

/** The tasks of all orders: those with a deadline first, the nearest deadline at the top. */
export const inOrder = <T extends Pick<Task, 'until'>>(tasks: readonly T[]): readonly T[] =>
  tasks.toSorted((one, other) => timeOf(one) - timeOf(other) || 0);

/** A number also without a deadline, so that the difference of two is one. */
const timeOf = ({ until }: Pick<Task, 'until'>): number =>
  until === null ? Number.MAX_SAFE_INTEGER : Date.parse(until);
