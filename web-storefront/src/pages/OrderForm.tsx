import { services, serviceOf, type ServiceId } from '#contract/vocabulary.ts';
import { Suspense, useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { part } from '../lib/chunks.ts';
import { useEarlyWriting } from '../lib/early-writing.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { serviceTexts } from '../content/services.ts';
import { useCatalog } from '../features/catalog.ts';
import type { Choices } from '../features/draft/choices.ts';
import { onForgotten } from '../features/draft/forget.ts';
import { missingIn, toDraft } from '../features/draft/forms.ts';
import { beginningOf, keepChoices } from '../features/draft/kept.ts';
import { LINKED_DRAFT, SHARED_PRICE } from '../features/draft/link.ts';
import { useDraft } from '../features/draft/use-draft.ts';
import { tierName } from '../features/draft/parts/rank.ts';
import { Blocks, loadBlocks } from '../features/order-form/Blocks.tsx';
import { FormHead, Whereabouts } from '../features/order-form/FormHead.tsx';
import { late } from '../features/order-form/late.tsx';
import { PhoneBar } from '../features/order-form/PhoneBar.tsx';
import { Summary } from '../features/order-form/Summary.tsx';
import { usePlaceOrder } from '../features/order-form/use-place-order.ts';
import type { Prepare } from '../lib/router/index.ts';
import { Failed } from '../ui/Empty.tsx';

const SharedNotice = part(async () => ({
  default: (await import('../features/order-form/SharedNotice.tsx')).SharedNotice,
}));
/** What stands around the form is prerendered, and hydrates when the browser is idle. */
const Included = late(() => import('../features/order-form/Included.tsx'));
const AfterForm = late(() => import('../features/order-form/AfterForm.tsx'));
const PriceChanged = part(() => import('../features/order-form/PriceChanged.tsx'));

const drafting = { toDraft, missingIn };

/** The service of the route. The guard only lets known services through. */
const serviceAt = ({ game, boostType }: Parameters<Prepare>[0]): ServiceId =>
  services.find(({ id }) => id === `${game}/${boostType}`)?.id ?? 'kocluk';

/** Loads the code of the service's own form parts. */
export const prepare: Prepare = (params) => loadBlocks(serviceAt(params));

/** One page for all services. Each service has a draft of its own. */
export default function OrderFormPage() {
  const params = useParams();
  const service = serviceAt(params);
  const { base } = params;
  return <OrderForm key={`${service} ${base}`} service={service} base={base} />;
}

function OrderForm({ service, base }: { service: ServiceId; base: string | undefined }) {
  const [search, setSearch] = useSearchParams();
  const catalog = useCatalog();
  const promotionalCode = catalog.isError ? null : catalog.data?.promotionalCode;
  const [draft, dispatch] = useDraft(() => beginningOf(service, base, search), drafting, promotionalCode);
  const { data: choices } = draft;
  const set = (fields: Partial<Choices>) => dispatch({ type: 'set', fields });
  const clear = (fields: Partial<Choices>) => dispatch({ type: 'clear', fields });
  const placing = usePlaceOrder(draft, dispatch);

  const form = useRef<HTMLFormElement>(null);
  useEarlyWriting(form);

  useEffect(() => keepChoices(choices, base), [choices, base]);
  // another user of this tab must not see the note
  useEffect(() => onForgotten(() => dispatch({ type: 'set', fields: { note: '' } })), [dispatch]);
  // The choices of a link are taken over once and removed from the address, so that a reload shows later changes.
  const linked = search.has(LINKED_DRAFT) || search.has(SHARED_PRICE);
  useEffect(() => {
    if (linked) setSearch({}, { replace: true });
  }, [linked, setSearch]);

  const about = serviceOf(service);
  const { title, kind } = about;
  const variant = base === undefined ? '' : ` · ${tierName(base)}`;
  return (
    <main className="wrap" id="icerik" tabIndex={-1}>
      <PageTitle description={`${title}: ${serviceTexts[kind]} Fiyatı kayıt olmadan, seçtikçe gör.`}>
        {title + variant}
      </PageTitle>
      <Whereabouts service={service} />
      <div className="split">
        <div>
          <FormHead service={service} variant={variant} />
          {draft.shared && (
            <Suspense>
              <SharedNotice draft={draft} close={() => dispatch({ type: 'close-shared' })} />
            </Suspense>
          )}
          <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
            {catalog.isError && !catalog.data ? (
              <Failed title="Seçenekler yüklenemedi" of={catalog} />
            ) : (
              <Blocks
                choices={choices}
                set={set}
                clear={clear}
                surcharges={catalog.data?.surcharges ?? null}
                missing={draft.loading || draft.v === 0 ? null : draft.missing}
              />
            )}
          </form>
        </div>
        <div className="sticky">
          <Summary draft={draft} dispatch={dispatch} placing={placing} />
          <Included service={about} />
        </div>
      </div>
      <AfterForm service={about} />
      <PhoneBar draft={draft} dispatch={dispatch} placing={placing} />
      {placing.changed && (
        <Suspense>
          <PriceChanged placing={placing} />
        </Suspense>
      )}
    </main>
  );
}
