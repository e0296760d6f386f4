const byWait = { field: 'waitingSince', order: 'ASC' } as const;
const byChange = { field: 'updatedAt', order: 'DESC' } as const;

/** Waiting tickets are listed by longest wait first, others by latest change. */
export const ticketViews = [
  { label: 'Yanıt bekleyen', filter: { waiting: true }, sort: byWait },
  { label: 'Yanıtlanan', filter: { status: 'open', answered: true }, sort: byChange },
  { label: 'Kapalı', filter: { status: 'closed' }, sort: byChange },
  { label: 'Çöp', filter: { status: 'trash' }, sort: byChange },
  { label: 'Tümü', filter: {}, sort: byChange },
] as const;
