import type { ContactMessage } from '../../lib/records.ts';

export const standingOf = ({ answered }: Pick<ContactMessage, 'answered'>) => (answered ? 'answered' : 'waiting');
