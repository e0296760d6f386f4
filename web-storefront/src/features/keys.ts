/** Names of what is cached, for those who make it stale. */
export const keys = {
  orders: ['orders'],
  order: (id: string) => ['order', id],
  listings: ['listings'],
  purchases: ['purchases'],
  gameAccounts: ['game-accounts'],
  topUp: (id: string) => ['top-up', id],
  booster: ['booster'],
  earnings: ['earnings'],
  postings: ['postings'],
  payouts: ['payouts'],
  notifications: ['notifications'],
  sessions: ['sessions'],
  tickets: ['tickets'],
  ticket: (id: string) => ['ticket', id],
  messages: (orderId: string) => ['messages', orderId],
  unreadMessages: ['unread-messages'],
} as const;
