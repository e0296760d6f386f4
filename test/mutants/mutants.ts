import { figures } from './figures.ts';
import { staff } from './staff.ts';
import { money } from './money.ts';
import { once } from './once.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { requests } from './requests.ts';

/** Every planted defect, in the order of the promises that it breaks. */
export const mutants = [...money, ...requests, ...orders, ...once, ...people, ...staff, ...figures];
