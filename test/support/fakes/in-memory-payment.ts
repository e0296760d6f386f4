import { Draft } from '#contract/pricing/schemas.ts';
import { Money } from '#kernel/money.ts';
import type { News } from '#kernel/news.ts';
import type { Range } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type {
  CardPages,
  CardPayment,
  DraftOrder,
  DraftOrders,
  PaidLaneChange,
  Payers,
  PaymentProvider,
  RefundOutcome,
  TopUps,
  TopUpsPart,
} from '#modules/payment/application/ports.ts';
import { paymentProjections } from '#modules/payment/application/projections.ts';
import type { PaymentEvent } from '#modules/payment/domain/payment-events.ts';
import type { PaymentNumbers } from '#modules/payment/domain/payment-search.ts';
import { isToSend, waitsForPeople } from '#modules/payment/domain/hand-payment.ts';
import type { Movement, PaymentWord, Statement } from '#modules/payment/domain/statement.ts';
import { isRefunding, refundPause, type TopUp } from '#modules/payment/domain/top-up.ts';

const within = <T extends Date | number>(value: T | null, range: Range<T> | undefined) =>
  !range ||
  (value !== null && (range.from === undefined || value >= range.from) && (range.to === undefined || value < range.to));

/** Searches by the number at the provider. This fake stores no references of banks. */
const isNumbered = ({ merchantOid }: TopUp, { number }: PaymentNumbers) =>
  number !== null && merchantOid.startsWith(number);

export class InMemoryTopUps implements TopUps {
  readonly #rows = new Map<string, TopUp>();
  readonly #asked = new Map<string, Date>();
  readonly #notPaid = new Map<string, Date>();

  async add(topUp: TopUp): Promise<void> {
    this.#rows.set(topUp.id, topUp);
  }

  async opened(id: string, frameToken: string): Promise<void> {
    const topUp = this.#rows.get(id);
    if (topUp) this.#rows.set(id, { ...topUp, frameToken });
  }

  async notOpened(id: string, failedAt: Date): Promise<boolean> {
    const topUp = this.#rows.get(id);
    if (topUp?.state !== 'pending') return false;
    const ended = { state: 'failed', cause: 'not-opened', failedAt, failedAs: 'refused' } as const;
    this.#rows.set(id, { ...topUp, ...ended, expiresAt: topUp.createdAt });
    return true;
  }

  async find(id: string): Promise<TopUp | undefined> {
    return this.#rows.get(id);
  }

  async findByOid(merchantOid: string): Promise<TopUp | undefined> {
    return [...this.#rows.values()].find((topUp) => topUp.merchantOid === merchantOid);
  }

  lock(id: string): Promise<TopUp | undefined> {
    return this.find(id);
  }

  async save(topUp: TopUp): Promise<void> {
    this.#rows.set(topUp.id, topUp);
  }

  async list({ from, limit, by, descending, where }: TopUpsPart): ReturnType<TopUps['list']> {
    const has = (values: readonly string[] | undefined, value: string | null) =>
      values === undefined || values.includes(value ?? '');
    const columns = ['id', 'provider', 'state', 'cause', 'failedAs', 'merchantOid', 'orderId'] as const;
    const found = this.#oldestFirst().filter(
      (topUp) =>
        columns.every((name) => has(where[name], topUp[name])) &&
        has(where.userId, topUp.customerId) &&
        (where.toSend ?? isToSend(topUp)) === isToSend(topUp) &&
        (where.waiting?.is ?? true) === (!where.waiting || waitsForPeople(topUp, where.waiting.now)) &&
        (!where.search || isNumbered(topUp, where.search) || topUp.amount.amount === where.search.kurus) &&
        within(topUp.amount.amount, where.amount) &&
        within(topUp.createdAt, where.created) &&
        within(topUp.paidAt, where.paid) &&
        within(topUp.failedAt, where.failed),
    );
    const ordered = by === 'amount' ? found.toSorted((a, b) => a.amount.amount - b.amount.amount) : found;
    const sorted = descending ? ordered.toReversed() : ordered;
    return { rows: sorted.slice(from, from + limit), total: found.length, atLeast: false };
  }

  async numbered(search: PaymentNumbers): ReturnType<TopUps['numbered']> {
    const found = this.#oldestFirst().filter((topUp) => isNumbered(topUp, search));
    return { ids: found.toReversed().map(({ id }) => id), all: true };
  }

  async numbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const known = [...this.#rows.values()].filter(({ id }) => ids.includes(id));
    return new Map(known.map(({ id, merchantOid }) => [id, merchantOid]));
  }

  async nextToAsk({
    now,
    begunBefore,
    begunSince,
    late,
    pause,
    limit,
  }: Parameters<TopUps['nextToAsk']>[0]): Promise<readonly TopUp[]> {
    const turn = ({ id, state, createdAt }: TopUp) => {
      const asked = this.#asked.get(id)?.getTime();
      return asked === undefined ? createdAt.getTime() : asked + (state === 'pending' ? 0 : pause);
    };
    const next = this.#oldestFirst()
      .filter((topUp) => topUp.createdAt < begunBefore && turn(topUp) <= now.getTime())
      .filter((topUp) => {
        const { id, state, createdAt, expiresAt } = topUp;
        const untold = (this.#notPaid.get(id) ?? createdAt).getTime() < expiresAt.getTime() + late;
        const closed = state === 'failed' || state === 'expired';
        return state === 'pending' || (closed && createdAt > begunSince && expiresAt > createdAt && untold);
      })
      .toSorted((a, b) => turn(a) - turn(b))
      .slice(0, limit);
    for (const { id } of next) this.#asked.set(id, now);
    return next;
  }

  async notPaid(id: string, at: Date): Promise<void> {
    this.#notPaid.set(id, at);
  }

  async lockUnpaidOf(customerId: string, now: Date): Promise<number> {
    const theirs = this.#oldestFirst().filter((topUp) => topUp.customerId === customerId);
    return theirs.filter(({ state, expiresAt }) => state === 'pending' && expiresAt > now).length;
  }

  async openOf(customerId: string): Promise<number> {
    const theirs = this.#oldestFirst().filter((topUp) => topUp.customerId === customerId);
    return theirs.filter((topUp) => topUp.state === 'pending' || isRefunding(topUp)).length;
  }

  async refunding(since: Date, limit: number): Promise<readonly TopUp[]> {
    return this.#oldestFirst()
      .filter(isRefunding)
      .filter(
        ({ refund }) =>
          refund.since.getTime() + refundPause(refund) < since.getTime() &&
          (!refund.takenUpAt || refund.takenUpAt < since),
      )
      .slice(0, limit);
  }

  #oldestFirst(): TopUp[] {
    return [...this.#rows.values()].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }
}

/** One customer, Deniz, whose account may be deleted. */
export class OnePayer implements Payers {
  left = false;

  async lock(): ReturnType<Payers['lock']> {
    if (this.left) return undefined;
    return { name: 'Deniz Yıldız', email: 'deniz@basamak.test', phone: '+905321234567' };
  }

  async hasLeft(): Promise<boolean> {
    return this.left;
  }

  async namesOf(userIds: readonly string[]): ReturnType<Payers['namesOf']> {
    return new Map(userIds.map((id) => [id, 'Deniz Yıldız']));
  }
}

/** A provider whose answers the test sets. */
export class ObedientGateway implements CardPages, PaymentProvider {
  readonly name = 'paytr';
  readonly opened: CardPayment[] = [];
  readonly refunds: { merchantOid: string; amount: Money; reference: string }[] = [];
  /** Amounts paid by card, which the status query answers. */
  readonly paid = new Map<string, Money>();
  /** The behaviour of the next refunds in turn: `lost` refunds but loses the answer, `busy` does nothing, `put-off` postpones. */
  readonly refundBehaviour: ('refuse' | 'lost' | 'busy' | 'put-off')[] = [];
  listsRefunds = true;
  /** True while the provider does not list a refund yet. */
  listIsLate = false;
  /** The report of any day; undefined without access to reports. */
  report: Movement[] | undefined = [];
  down = false;

  async open(payment: CardPayment): Promise<string> {
    this.#answer();
    this.opened.push(payment);
    return `token-${payment.merchantOid}`;
  }

  frameUrl(token: string): string {
    return `https://provider.test/${token}`;
  }

  async status(merchantOid: string): Promise<PaymentWord | undefined> {
    this.#answer();
    const total = this.paid.get(merchantOid);
    const given = this.listIsLate ? [] : this.refunds.filter((one) => one.merchantOid === merchantOid);
    const references = given.map(({ reference }) => reference);
    return total && { total, test: false, refundReferences: this.listsRefunds ? references : undefined };
  }

  async refund(refund: { merchantOid: string; amount: Money; reference: string }): Promise<RefundOutcome> {
    this.#answer();
    const behaviour = this.refundBehaviour.shift();
    if (this.refunds.some(({ merchantOid }) => merchantOid === refund.merchantOid))
      throw new Error('a second refund of the same payment');
    if (behaviour === 'refuse') throw new DomainError('payment.provider_refused', { reason: 'bakiye yetersiz' });
    if (behaviour === 'put-off') return 'put-off';
    if (behaviour !== 'busy') this.refunds.push(refund);
    if (behaviour) throw unavailable();
    return 'given-back';
  }

  async movements(): Promise<Statement> {
    this.#answer();
    if (!this.report) throw new DomainError('payment.provider_refused', { reason: 'yetki yok' });
    return { way: 'report', movements: this.report };
  }

  #answer(): void {
    if (this.down) throw unavailable();
  }
}

const unavailable = () => new DomainError('payment.provider_unavailable', { retryAfterSeconds: 30 });

/** Places every draft at the same price, or refuses it. */
export class FakeDraftOrders implements DraftOrders {
  readonly placed: DraftOrder[] = [];
  readonly kept: (DraftOrder & { readonly reason: string })[] = [];
  readonly lanes: PaidLaneChange[] = [];
  readonly lanesKept: (PaidLaneChange & { readonly reason: string })[] = [];
  refuses: DomainError | undefined;
  quoted = Money.lira(150);
  /** The current difference of a lane change. Undefined: the one that the customer saw. */
  taken: Money | undefined;

  price(_draft: object, _customerId: string, expected?: Money): Money {
    if (expected && !expected.equals(this.quoted)) throw new DomainError('order.price_changed', { quote: {} });
    return this.quoted;
  }

  read(draft: object): Draft | null {
    return Draft.safeParse(draft).data ?? null;
  }

  async placedSince(): Promise<boolean> {
    return this.placed.length > 0;
  }

  async place(order: DraftOrder): Promise<string> {
    if (this.refuses) throw this.refuses;
    this.placed.push(order);
    return '00000000-0000-7000-8000-000000000001';
  }

  async keepAsPaymentError(order: DraftOrder, reason: string): Promise<string> {
    this.kept.push({ ...order, reason });
    return '00000000-0000-7000-8000-000000000002';
  }

  async checkLane(): Promise<void> {
    if (this.refuses) throw this.refuses;
  }

  async lock(): Promise<void> {}

  async changeLane(change: PaidLaneChange): Promise<Money> {
    if (this.refuses) throw this.refuses;
    this.lanes.push(change);
    return this.taken ?? change.expectedDifference;
  }

  async tellLaneStays(change: PaidLaneChange, reason: string): Promise<void> {
    this.lanesKept.push({ ...change, reason });
  }
}

/** The notices that the events of a test send to customers, as `credited <id>`. */
export class RecordedPayments {
  readonly events: PaymentEvent[] = [];

  get told(): readonly string[] {
    return this.events.flatMap((event) => {
      const tell = paymentProjections[event.kind] as (told: PaymentEvent) => News;
      const id = 'topUp' in event ? event.topUp.id : '';
      return (tell(event).notices ?? []).map(({ kind }) => `${kind.replace('top-up-', '')} ${id}`);
    });
  }
}
