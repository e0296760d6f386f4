import type { Label } from '../../kernel/order-labels.tr.ts';
import type { AuditedKey } from '../routes.ts';

export const stockStateLabels: Record<'in-stock' | 'sold' | 'retired', Label> = {
  'in-stock': { label: 'Stokta', tone: 'info' },
  sold: { label: 'Satıldı', tone: 'ok' },
  retired: { label: 'Kaldırıldı', tone: 'plain' },
};

/** Names of audited calls in the audit log. */
export const shopActions = {
  'POST /admin/listings': 'İlan açıldı',
  'PUT /admin/listings/:id': 'İlan değiştirildi',
  'POST /admin/add-smurf': 'Stok eklendi',
  'POST /admin/restore-smurf': 'Satılan hesap geri alındı',
} as const satisfies Partial<Record<AuditedKey, string>>;
