import type { RouteAnswerOf, RouteInputOf } from '#contract/client.ts';

// The records of the console, as the contract answers them.

export type AdminOrder = RouteAnswerOf<'GET /admin/orders/:id'>;
export type AdminOrderRow = RouteAnswerOf<'GET /admin/orders'>[number];
export type AdminUser = RouteAnswerOf<'GET /admin/users/:id'>;
export type UnreachableAddress = RouteAnswerOf<'GET /admin/unreachable-addresses'>[number];
export type AdminBooster = RouteAnswerOf<'GET /admin/boosters/:id'>;
export type AdminApplication = RouteAnswerOf<'GET /admin/booster-applications/:id'>;
export type AdminDevice = RouteAnswerOf<'GET /admin/devices/:id'>;
export type AdminLoginRelease = RouteAnswerOf<'GET /admin/login-releases'>[number];
export type AdminReview = RouteAnswerOf<'GET /admin/reviews/:id'>;
export type Candidate = RouteAnswerOf<'GET /admin/orders/:id/candidates'>[number];
export type LedgerEntry = RouteAnswerOf<'GET /admin/entries/:id'>;
export type AdminSession = RouteAnswerOf<'GET /admin/sessions/:id'>;
export type AdminWallet = RouteAnswerOf<'GET /admin/wallets'>[number];
export type AdminWalletPage = RouteAnswerOf<'GET /admin/wallets/:id'>;
export type AdminJob = RouteAnswerOf<'GET /admin/jobs/:id'>;
export type AdminTopUp = RouteAnswerOf<'GET /admin/top-ups/:id'>;
export type Payout = RouteAnswerOf<'GET /admin/payouts/:id'>;
export type AdminMessage = RouteAnswerOf<'GET /admin/messages/:id'>;
export type AdminReport = RouteAnswerOf<'GET /admin/reports/:id'>;
export type AdminCoupon = RouteAnswerOf<'GET /admin/coupons'>[number];
export type AdminListing = RouteAnswerOf<'GET /admin/listings/:id'>;
export type AdminStockAccount = RouteAnswerOf<'GET /admin/stock-accounts/:id'>;
export type CouponPreview = RouteAnswerOf<'POST /admin/preview-coupons'>;
export type SmurfPreview = RouteAnswerOf<'POST /admin/preview-smurf'>;
export type CouponUse = RouteAnswerOf<'GET /admin/coupons/:id/uses'>[number];
export type AdminPriceBook = RouteAnswerOf<'GET /admin/price-books/:id'>;
export type AdminPriceBookRow = RouteAnswerOf<'GET /admin/price-books'>[number];
export type PricePreview = RouteAnswerOf<'POST /admin/price-preview'>;
export type AdminTicket = RouteAnswerOf<'GET /admin/tickets/:id'>;
export type AdminTicketRow = RouteAnswerOf<'GET /admin/tickets'>[number];
export type TicketFigures = RouteAnswerOf<'GET /admin/ticket-figures'>;
export type ContactMessage = RouteAnswerOf<'GET /admin/contact-messages/:id'>;
export type CannedAnswer = RouteAnswerOf<'GET /admin/canned-answers/:id'>;
export type AdminApiKey = RouteAnswerOf<'GET /admin/api-keys/:id'>;
export type IssuedApiKey = RouteAnswerOf<'POST /admin/api-keys'>;
export type AdminApproval = RouteAnswerOf<'GET /admin/approvals/:id'>;
export type AdminSettings = RouteAnswerOf<'GET /admin/settings'>;
export type ApprovalRequest = RouteInputOf<'POST /admin/approvals'>['body'];
export type AuditEvent = RouteAnswerOf<'GET /admin/audit-events/:id'>;
/** What notes are about, as resources. */
export type NoteResource = 'user-notes' | 'order-notes';
export type HouseNote = RouteAnswerOf<'GET /admin/user-notes'>[number];
export type DashboardFigures = RouteAnswerOf<'GET /admin/dashboard'>;
