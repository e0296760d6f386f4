import { Link as LinkIcon } from 'lucide-react';
import { copy } from '../../ui/copy.ts';
import { Button } from '../../ui/Button.tsx';
import type { Choices } from '../draft/choices.ts';
import { sharedChoices } from '../draft/forms.ts';
import { pathWith } from '../draft/link.ts';
import { shownPrice, type DraftState } from '../draft/state.ts';

/** Copies a link to the form with the choices and the shown price. */
export default function CopyLink({ draft }: { draft: DraftState<Choices> }) {
  return (
    <Button kind="g" size="sm" wide onClick={() => void copyLink(draft)}>
      <LinkIcon className="ic" aria-hidden="true" /> Bu siparişin bağlantısını kopyala
    </Button>
  );
}

async function copyLink({ data, ...draft }: DraftState<Choices>): Promise<void> {
  const sharedAt = (!draft.loading && shownPrice(draft)) || undefined;
  const link = location.origin + pathWith(data.service, sharedChoices(data), sharedAt);
  await copy(link, { done: 'Bağlantı kopyalandı', failed: 'Bağlantı kopyalanamadı' });
}
