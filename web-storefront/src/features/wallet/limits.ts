import { tryOf } from '../../lib/money.ts';
import { useCatalog } from '../catalog.ts';

/** What a top-up may be until the catalogue has said it (api.md: 100 to 25,000 TRY). */
const usual = { minimum: tryOf(100_00), maximum: tryOf(25_000_00) };

export const useTopUpLimits = () => useCatalog().data?.settings.topUp ?? usual;
