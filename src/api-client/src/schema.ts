// Made from the OpenAPI document by `npm run generate:client`, in the shape that openapi-fetch reads. Not to be edited.

/** A problem of a call that may answer these codes. */
export type ProblemOf<Code extends string> = components['schemas']['Problem'] & { code: Code };

export interface paths {
  '/admin/approval-rule': { get: operations['getAdminApprovalRule'] };
  '/admin/approvals': { get: operations['getAdminApprovals']; post: operations['postAdminApprovals'] };
  '/admin/approvals/{id}': { get: operations['getAdminApprovalsById'] };
  '/admin/approvals/{id}/approve': { post: operations['postAdminApprovalsByIdApprove'] };
  '/admin/approvals/{id}/refuse': { post: operations['postAdminApprovalsByIdRefuse'] };
  '/admin/approvals/{id}/withdraw': { post: operations['postAdminApprovalsByIdWithdraw'] };
  '/admin/audit-events': { get: operations['getAdminAuditEvents'] };
  '/admin/audit-events/{id}': { get: operations['getAdminAuditEventsById'] };
  '/admin/audit-chain': { get: operations['getAdminAuditChain'] };
  '/boosters/{id}': { get: operations['getBoostersById'] };
  '/booster/profile': { get: operations['getBoosterProfile']; patch: operations['patchBoosterProfile'] };
  '/booster/earnings': { get: operations['getBoosterEarnings'] };
  '/admin/boosters': { get: operations['getAdminBoosters'] };
  '/admin/boosters/{id}': { get: operations['getAdminBoostersById']; put: operations['putAdminBoostersById'] };
  '/booster-applications': { post: operations['postBoosterApplications'] };
  '/admin/booster-applications': { get: operations['getAdminBoosterApplications'] };
  '/admin/booster-applications/{id}': { get: operations['getAdminBoosterApplicationsById'] };
  '/booster-applications/question': { post: operations['postBoosterApplicationsQuestion'] };
  '/booster-applications/answer': { post: operations['postBoosterApplicationsAnswer'] };
  '/admin/booster-applications/{id}/question': { post: operations['postAdminBoosterApplicationsByIdQuestion'] };
  '/admin/booster-applications/{id}/approval': { post: operations['postAdminBoosterApplicationsByIdApproval'] };
  '/admin/booster-applications/{id}/refusal': { post: operations['postAdminBoosterApplicationsByIdRefusal'] };
  '/admin/search': { get: operations['getAdminSearch'] };
  '/admin/users/{id}/story': { get: operations['getAdminUsersByIdStory'] };
  '/orders/{id}/messages': { get: operations['getOrdersByIdMessages']; post: operations['postOrdersByIdMessages'] };
  '/orders/{id}/receipts': { get: operations['getOrdersByIdReceipts']; post: operations['postOrdersByIdReceipts'] };
  '/messages/{id}/reports': { post: operations['postMessagesByIdReports'] };
  '/messages/unread': { get: operations['getMessagesUnread'] };
  '/admin/messages': { get: operations['getAdminMessages'] };
  '/admin/messages/{id}': { get: operations['getAdminMessagesById'] };
  '/admin/reports': { get: operations['getAdminReports'] };
  '/admin/reports/{id}': { get: operations['getAdminReportsById'] };
  '/admin/decide-report': { post: operations['postAdminDecideReport'] };
  '/admin/dashboard': { get: operations['getAdminDashboard'] };
  '/users': { post: operations['postUsers'] };
  '/users/availability': { get: operations['getUsersAvailability'] };
  '/users/authenticate': { post: operations['postUsersAuthenticate'] };
  '/users/refresh': { post: operations['postUsersRefresh'] };
  '/users/current': { get: operations['getUsersCurrent']; patch: operations['patchUsersCurrent'] };
  '/users/current/notices': { put: operations['putUsersCurrentNotices'] };
  '/users/sign-out': { post: operations['postUsersSignOut'] };
  '/users/current/password': { post: operations['postUsersCurrentPassword'] };
  '/users/password-reset': { post: operations['postUsersPasswordReset']; put: operations['putUsersPasswordReset'] };
  '/users/current/sessions': { get: operations['getUsersCurrentSessions']; delete: operations['deleteUsersCurrentSessions'] };
  '/users/current/sessions/{id}': { delete: operations['deleteUsersCurrentSessionsById'] };
  '/users/current/export': { get: operations['getUsersCurrentExport'] };
  '/users/current/deletion': { post: operations['postUsersCurrentDeletion'] };
  '/users/current/verification': { post: operations['postUsersCurrentVerification'] };
  '/users/verification': { put: operations['putUsersVerification'] };
  '/users/email-change': { put: operations['putUsersEmailChange'] };
  '/users/current/second-factor': { get: operations['getUsersCurrentSecondFactor']; post: operations['postUsersCurrentSecondFactor']; put: operations['putUsersCurrentSecondFactor'] };
  '/users/current/second-factor/recovery-codes': { post: operations['postUsersCurrentSecondFactorRecoveryCodes'] };
  '/users/current/second-factor/removal': { post: operations['postUsersCurrentSecondFactorRemoval'] };
  '/admin/users': { get: operations['getAdminUsers'] };
  '/admin/users/{id}': { get: operations['getAdminUsersById'] };
  '/admin/unreachable-addresses': { get: operations['getAdminUnreachableAddresses'] };
  '/admin/new-user': { post: operations['postAdminNewUser'] };
  '/admin/ban': { post: operations['postAdminBan'] };
  '/admin/unban': { post: operations['postAdminUnban'] };
  '/admin/remove': { post: operations['postAdminRemove'] };
  '/admin/send-mail': { post: operations['postAdminSendMail'] };
  '/admin/clear-address': { post: operations['postAdminClearAddress'] };
  '/admin/change-email': { post: operations['postAdminChangeEmail'] };
  '/admin/drop-email-change': { post: operations['postAdminDropEmailChange'] };
  '/admin/change-phone': { post: operations['postAdminChangePhone'] };
  '/admin/reset-second-factor': { post: operations['postAdminResetSecondFactor'] };
  '/admin/change-scopes': { post: operations['postAdminChangeScopes'] };
  '/admin/sessions': { get: operations['getAdminSessions'] };
  '/admin/sessions/{id}': { get: operations['getAdminSessionsById'] };
  '/admin/end-session': { post: operations['postAdminEndSession'] };
  '/admin/end-sessions': { post: operations['postAdminEndSessions'] };
  '/admin/send-password-link': { post: operations['postAdminSendPasswordLink'] };
  '/admin/change-password': { post: operations['postAdminChangePassword'] };
  '/admin/api-keys': { get: operations['getAdminApiKeys']; post: operations['postAdminApiKeys'] };
  '/admin/api-keys/{id}': { get: operations['getAdminApiKeysById'] };
  '/admin/api-keys/{id}/rotation': { post: operations['postAdminApiKeysByIdRotation'] };
  '/admin/api-keys/{id}/end': { post: operations['postAdminApiKeysByIdEnd'] };
  '/admin/webhooks': { get: operations['getAdminWebhooks']; post: operations['postAdminWebhooks'] };
  '/admin/webhooks/{id}': { get: operations['getAdminWebhooksById']; put: operations['putAdminWebhooksById']; delete: operations['deleteAdminWebhooksById'] };
  '/admin/webhooks/{id}/rotation': { post: operations['postAdminWebhooksByIdRotation'] };
  '/admin/webhooks/{id}/test': { post: operations['postAdminWebhooksByIdTest'] };
  '/admin/webhooks/{id}/pause': { post: operations['postAdminWebhooksByIdPause'] };
  '/admin/webhooks/{id}/resume': { post: operations['postAdminWebhooksByIdResume'] };
  '/admin/deliveries': { get: operations['getAdminDeliveries'] };
  '/admin/deliveries/{id}': { get: operations['getAdminDeliveriesById'] };
  '/admin/deliveries/{id}/redeliver': { post: operations['postAdminDeliveriesByIdRedeliver'] };
  '/admin/job-queues': { get: operations['getAdminJobQueues'] };
  '/admin/jobs': { get: operations['getAdminJobs'] };
  '/admin/jobs/{id}': { get: operations['getAdminJobsById'] };
  '/admin/retry-job': { post: operations['postAdminRetryJob'] };
  '/admin/cancel-job': { post: operations['postAdminCancelJob'] };
  '/live': { get: operations['getLive'] };
  '/admin/suspicions': { get: operations['getAdminSuspicions'] };
  '/admin/user-notes': { get: operations['getAdminUserNotes']; post: operations['postAdminUserNotes'] };
  '/admin/user-notes/{id}/lift': { post: operations['postAdminUserNotesByIdLift'] };
  '/admin/user-notes/{id}': { delete: operations['deleteAdminUserNotesById'] };
  '/admin/order-notes': { get: operations['getAdminOrderNotes']; post: operations['postAdminOrderNotes'] };
  '/admin/order-notes/{id}/lift': { post: operations['postAdminOrderNotesByIdLift'] };
  '/admin/order-notes/{id}': { delete: operations['deleteAdminOrderNotesById'] };
  '/notifications': { get: operations['getNotifications'] };
  '/notifications/read': { post: operations['postNotificationsRead'] };
  '/notifications/one-click': { post: operations['postNotificationsOneClick'] };
  '/notifications/unsubscription': { put: operations['putNotificationsUnsubscription'] };
  '/notifications/push': { get: operations['getNotificationsPush']; put: operations['putNotificationsPush'] };
  '/notifications/push/removal': { post: operations['postNotificationsPushRemoval'] };
  '/notifications/push/test': { post: operations['postNotificationsPushTest'] };
  '/orders': { post: operations['postOrders']; get: operations['getOrders'] };
  '/orders/{id}': { get: operations['getOrdersById'] };
  '/orders/{id}/game-account': { put: operations['putOrdersByIdGameAccount']; delete: operations['deleteOrdersByIdGameAccount'] };
  '/orders/{id}/lanes': { get: operations['getOrdersByIdLanes'] };
  '/orders/{id}/lane': { put: operations['putOrdersByIdLane'] };
  '/orders/{id}/take': { post: operations['postOrdersByIdTake'] };
  '/orders/{id}/transitions': { post: operations['postOrdersByIdTransitions'] };
  '/orders/{id}/matches': { get: operations['getOrdersByIdMatches']; post: operations['postOrdersByIdMatches'] };
  '/orders/{id}/timeline': { get: operations['getOrdersByIdTimeline'] };
  '/orders/{id}/progress': { put: operations['putOrdersByIdProgress'] };
  '/orders/{id}/progress/agreement': { post: operations['postOrdersByIdProgressAgreement'] };
  '/orders/{id}/tip': { post: operations['postOrdersByIdTip'] };
  '/orders/{id}/review': { post: operations['postOrdersByIdReview'] };
  '/showcase': { get: operations['getShowcase'] };
  '/orders/{id}/stream': { put: operations['putOrdersByIdStream']; delete: operations['deleteOrdersByIdStream'] };
  '/booster/pool': { get: operations['getBoosterPool'] };
  '/booster/orders': { get: operations['getBoosterOrders'] };
  '/admin/reviews': { get: operations['getAdminReviews'] };
  '/admin/reviews/{id}': { get: operations['getAdminReviewsById'] };
  '/admin/hide-review': { post: operations['postAdminHideReview'] };
  '/admin/show-review': { post: operations['postAdminShowReview'] };
  '/admin/orders': { get: operations['getAdminOrders'] };
  '/admin/orders/{id}': { get: operations['getAdminOrdersById'] };
  '/admin/orders/{id}/candidates': { get: operations['getAdminOrdersByIdCandidates'] };
  '/admin/choose-state': { post: operations['postAdminChooseState'] };
  '/admin/choose-booster': { post: operations['postAdminChooseBooster'] };
  '/admin/agree-progress': { post: operations['postAdminAgreeProgress'] };
  '/admin/orders/{id}/handover': { get: operations['getAdminOrdersByIdHandover'] };
  '/orders/{id}/dispute': { post: operations['postOrdersByIdDispute']; delete: operations['deleteOrdersByIdDispute'] };
  '/orders/{id}/dispute/proposal': { get: operations['getOrdersByIdDisputeProposal']; post: operations['postOrdersByIdDisputeProposal']; delete: operations['deleteOrdersByIdDisputeProposal'] };
  '/orders/{id}/dispute/agreement': { post: operations['postOrdersByIdDisputeAgreement'] };
  '/orders/{id}/dispute/answer': { post: operations['postOrdersByIdDisputeAnswer'] };
  '/orders/{id}/pause': { post: operations['postOrdersByIdPause'] };
  '/orders/{id}/resume': { post: operations['postOrdersByIdResume'] };
  '/orders/{id}/booster-request': { post: operations['postOrdersByIdBoosterRequest']; delete: operations['deleteOrdersByIdBoosterRequest'] };
  '/admin/orders/{id}/refund': { get: operations['getAdminOrdersByIdRefund'] };
  '/admin/decide-dispute': { post: operations['postAdminDecideDispute'] };
  '/orders/{id}/rank/agreement': { post: operations['postOrdersByIdRankAgreement'] };
  '/orders/{id}/account-request': { delete: operations['deleteOrdersByIdAccountRequest'] };
  '/admin/decide-account-request': { post: operations['postAdminDecideAccountRequest'] };
  '/admin/decline-booster-request': { post: operations['postAdminDeclineBoosterRequest'] };
  '/top-ups': { post: operations['postTopUps']; get: operations['getTopUps'] };
  '/top-ups/{id}': { get: operations['getTopUpsById'] };
  '/payments/paytr/notification': { post: operations['postPaymentsPaytrNotification'] };
  '/admin/top-ups': { get: operations['getAdminTopUps']; post: operations['postAdminTopUps'] };
  '/admin/top-ups/{id}': { get: operations['getAdminTopUpsById'] };
  '/admin/top-ups/{id}/status-query': { post: operations['postAdminTopUpsByIdStatusQuery'] };
  '/admin/top-ups/{id}/refund/made': { post: operations['postAdminTopUpsByIdRefundMade'] };
  '/admin/top-ups/{id}/refund/dropped': { post: operations['postAdminTopUpsByIdRefundDropped'] };
  '/admin/top-ups/{id}/refund': { post: operations['postAdminTopUpsByIdRefund'] };
  '/admin/reconciliations': { get: operations['getAdminReconciliations'] };
  '/admin/reconciliations/{id}': { get: operations['getAdminReconciliationsById'] };
  '/admin/reconciliations/{id}/run': { post: operations['postAdminReconciliationsByIdRun'] };
  '/admin/reconciliation-differences': { get: operations['getAdminReconciliationDifferences'] };
  '/admin/reconciliation-differences/{id}': { get: operations['getAdminReconciliationDifferencesById'] };
  '/admin/reconciliation-differences/{id}/end': { post: operations['postAdminReconciliationDifferencesByIdEnd'] };
  '/pictures': { post: operations['postPictures'] };
  '/pictures/{id}': { get: operations['getPicturesById'] };
  '/catalog': { get: operations['getCatalog'] };
  '/orders/calculate': { post: operations['postOrdersCalculate'] };
  '/admin/coupons': { get: operations['getAdminCoupons']; post: operations['postAdminCoupons'] };
  '/admin/coupons/{id}': { get: operations['getAdminCouponsById']; put: operations['putAdminCouponsById'] };
  '/admin/coupons/{id}/uses': { get: operations['getAdminCouponsByIdUses'] };
  '/admin/end-coupon': { post: operations['postAdminEndCoupon'] };
  '/admin/add-coupons': { post: operations['postAdminAddCoupons'] };
  '/admin/preview-coupons': { post: operations['postAdminPreviewCoupons'] };
  '/admin/price-books': { get: operations['getAdminPriceBooks']; post: operations['postAdminPriceBooks'] };
  '/admin/price-books/{id}': { get: operations['getAdminPriceBooksById'] };
  '/admin/price-books/{id}/cancel': { post: operations['postAdminPriceBooksByIdCancel'] };
  '/admin/price-preview': { post: operations['postAdminPricePreview'] };
  '/admin/settings': { get: operations['getAdminSettings']; put: operations['putAdminSettings'] };
  '/listings': { get: operations['getListings'] };
  '/listings/{id}/purchases': { post: operations['postListingsByIdPurchases'] };
  '/purchases': { get: operations['getPurchases'] };
  '/admin/listings': { get: operations['getAdminListings']; post: operations['postAdminListings'] };
  '/admin/listings/{id}': { get: operations['getAdminListingsById']; put: operations['putAdminListingsById'] };
  '/admin/stock-accounts': { get: operations['getAdminStockAccounts'] };
  '/admin/stock-accounts/{id}': { get: operations['getAdminStockAccountsById'] };
  '/admin/add-smurf': { post: operations['postAdminAddSmurf'] };
  '/admin/preview-smurf': { post: operations['postAdminPreviewSmurf'] };
  '/admin/restore-smurf': { post: operations['postAdminRestoreSmurf'] };
  '/tickets': { get: operations['getTickets']; post: operations['postTickets'] };
  '/tickets/{id}': { get: operations['getTicketsById'] };
  '/tickets/{id}/messages': { post: operations['postTicketsByIdMessages'] };
  '/tickets/{id}/state': { post: operations['postTicketsByIdState'] };
  '/contact': { post: operations['postContact'] };
  '/admin/tickets': { get: operations['getAdminTickets'] };
  '/admin/tickets/{id}': { get: operations['getAdminTicketsById'] };
  '/admin/ticket-figures': { get: operations['getAdminTicketFigures'] };
  '/admin/contact-messages': { get: operations['getAdminContactMessages'] };
  '/admin/contact-messages/{id}': { get: operations['getAdminContactMessagesById'] };
  '/admin/contact-messages/{id}/answer': { post: operations['postAdminContactMessagesByIdAnswer'] };
  '/admin/contact-messages/{id}/answered': { post: operations['postAdminContactMessagesByIdAnswered'] };
  '/admin/contact-messages/{id}/waiting': { post: operations['postAdminContactMessagesByIdWaiting'] };
  '/admin/canned-answers': { get: operations['getAdminCannedAnswers']; post: operations['postAdminCannedAnswers'] };
  '/admin/canned-answers/{id}': { get: operations['getAdminCannedAnswersById']; put: operations['putAdminCannedAnswersById']; delete: operations['deleteAdminCannedAnswersById'] };
  '/admin/canned-answers/{id}/uses': { post: operations['postAdminCannedAnswersByIdUses'] };
  '/game-accounts': { get: operations['getGameAccounts']; post: operations['postGameAccounts'] };
  '/game-accounts/{id}': { delete: operations['deleteGameAccountsById'] };
  '/booster/devices': { get: operations['getBoosterDevices']; post: operations['postBoosterDevices'] };
  '/booster/devices/{id}': { delete: operations['deleteBoosterDevicesById'] };
  '/orders/{id}/login-requests': { get: operations['getOrdersByIdLoginRequests']; post: operations['postOrdersByIdLoginRequests'] };
  '/devices/challenge': { post: operations['postDevicesChallenge'] };
  '/devices/status': { post: operations['postDevicesStatus'] };
  '/devices/release': { post: operations['postDevicesRelease'] };
  '/admin/devices': { get: operations['getAdminDevices'] };
  '/admin/devices/{id}': { get: operations['getAdminDevicesById'] };
  '/admin/login-releases': { get: operations['getAdminLoginReleases'] };
  '/admin/confirm-device': { post: operations['postAdminConfirmDevice'] };
  '/admin/remove-device': { post: operations['postAdminRemoveDevice'] };
  '/wallet': { get: operations['getWallet'] };
  '/wallet/postings': { get: operations['getWalletPostings'] };
  '/booster/payouts': { get: operations['getBoosterPayouts']; post: operations['postBoosterPayouts'] };
  '/booster/payouts/{id}/confirmation': { post: operations['postBoosterPayoutsByIdConfirmation'] };
  '/payouts/confirmation': { put: operations['putPayoutsConfirmation'] };
  '/admin/entries': { get: operations['getAdminEntries'] };
  '/admin/entries/{id}': { get: operations['getAdminEntriesById'] };
  '/admin/wallets': { get: operations['getAdminWallets'] };
  '/admin/wallets/{id}': { get: operations['getAdminWalletsById'] };
  '/admin/trial-balance': { get: operations['getAdminTrialBalance'] };
  '/admin/payouts': { get: operations['getAdminPayouts'] };
  '/admin/payouts/{id}': { get: operations['getAdminPayoutsById'] };
  '/admin/pay-booster': { post: operations['postAdminPayBooster'] };
  '/admin/withdraw-booster': { post: operations['postAdminWithdrawBooster'] };
  '/admin/penalty-booster': { post: operations['postAdminPenaltyBooster'] };
  '/admin/add-funds': { post: operations['postAdminAddFunds'] };
  '/booster/fine-claims': { get: operations['getBoosterFineClaims'] };
  '/admin/fine-claims': { get: operations['getAdminFineClaims']; post: operations['postAdminFineClaims'] };
  '/admin/fine-claims/{id}': { get: operations['getAdminFineClaimsById'] };
  '/admin/fine-claims/{id}/waiver': { post: operations['postAdminFineClaimsByIdWaiver'] };
}

export interface operations {
  /** Above which amount a second admin is needed, and what is left until there */
  getAdminApprovalRule: {
    parameters: { query?: { command?: 'add-funds' | 'penalty-booster' | 'withdraw-booster' | 'pay-booster' | 'refund-top-up' | 'enter-top-up' | 'end-order' | 'decide-dispute'; userId?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ApprovalRule'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Commands that wait for a second admin, and what became of them; staff’s own only */
  getAdminApprovals: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `state`, `command`. Ids: `userId`, `askedById`, `id`. Yes or no: `askedByOthers`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminApproval'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Ask a second admin to do a command; takes the command’s own scope */
  postAdminApprovals: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['AskApproval'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminApproval'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found' | 'booster.not_found' | 'order.not_found' | 'order.dispute_not_found' | 'wallet.payout_not_found' | 'payment.top_up_not_found' | 'ticket.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.already_asked' | 'order.transition_not_allowed' | 'order.paused' | 'order.dispute_open' | 'order.dispute_decided' | 'order.dispute_awaits_answer' | 'order.refund_above_price' | 'order.refund_too_high' | 'approval.nothing_to_pay' | 'wallet.payout_already_decided' | 'wallet.payout_unsettled' | 'wallet.payout_tip_unsettled' | 'wallet.payout_unconfirmed' | 'wallet.insufficient_balance' | 'payment.top_up_not_refundable' | 'payment.refund_exceeds_balance' | 'payment.already_entered'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed' | 'order.earned_percent_required' | 'wallet.iban_invalid' | 'payment.arrival_out_of_range'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One of them */
  getAdminApprovalsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminApprovalPage'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'approval.not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Approve what another asked for: it is done now, by the state of now */
  postAdminApprovalsByIdApprove: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': {
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminApproval'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys' | 'approval.own'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'approval.not_found' | 'identity.user_not_found' | 'booster.not_found' | 'order.not_found' | 'order.dispute_not_found' | 'wallet.payout_not_found' | 'payment.top_up_not_found' | 'ticket.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.decided' | 'approval.expired' | 'approval.asker_left' | 'approval.asker_may_not' | 'approval.access_unsettled' | 'order.transition_not_allowed' | 'order.paused' | 'order.dispute_open' | 'order.dispute_decided' | 'order.dispute_awaits_answer' | 'order.refund_above_price' | 'order.refund_too_high' | 'approval.nothing_to_pay' | 'approval.amount_changed' | 'wallet.insufficient_balance' | 'wallet.payout_already_decided' | 'wallet.payout_unsettled' | 'wallet.payout_tip_unsettled' | 'wallet.payout_unconfirmed' | 'payment.top_up_not_refundable' | 'payment.refund_exceeds_balance' | 'payment.already_entered'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed' | 'order.earned_percent_required' | 'payment.arrival_out_of_range'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Refuse what another asked for */
  postAdminApprovalsByIdRefuse: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': {
        /** 3 to 500 characters. */
        reason: string;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminApproval'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys' | 'approval.own'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'approval.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.decided' | 'approval.expired'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Withdraw what oneself asked for */
  postAdminApprovalsByIdWithdraw: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': {
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminApproval'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys' | 'approval.not_yours'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'approval.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.decided' | 'approval.expired'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Commands of staff and admins, the latest first */
  getAdminAuditEvents: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `action`, `resource`. Ids: `recordId`, `actorId`, `personId`, `id`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AuditEvent'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One command of staff or an admin */
  getAdminAuditEventsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AuditEvent'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Walk the whole chain and say whether it holds */
  getAdminAuditChain: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AuditVerdict'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** A booster’s public page; no personal data but the display name */
  getBoostersById: {
    parameters: { path: { id: string }; header?: { 'If-None-Match'?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PublicBooster'] } };
      304: { headers: { [name: string]: unknown }; content?: never };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'booster.not_found'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Own booster profile */
  getBoosterProfile: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['BoosterProfile'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Change what a booster says of themselves: servers, languages, country */
  patchBoosterProfile: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['ChangeOwnProfile'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['BoosterProfile'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'booster.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** What was earned */
  getBoosterEarnings: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['BoosterEarnings'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Boosters */
  getAdminBoosters: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `id`, `firstName`, `lastName`, `username`, `status`, `balance`, `activeOrders`, `finishedOrders`, `simultaneousOrders`, `tier`, `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. One text to search for: `q`. Texts: `status`, `service`. Whole numbers: `tier`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminBooster'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One booster */
  getAdminBoostersById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminBooster'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'booster.not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Change a booster’s profile (partial) */
  putAdminBoostersById: {
    parameters: { path: { id: string } };
    requestBody: { content: { 'application/json': components['schemas']['ChangeBooster'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminBooster'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'booster.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Apply to become a booster; one open application for an e-mail address */
  postBoosterApplications: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['NewBoosterApplication'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ReceivedBoosterApplication'] } };
      400: components['responses']['Malformed'];
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'booster.application_waiting'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Applications of boosters */
  getAdminBoosterApplications: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `state`, `email`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminBoosterApplication'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One application */
  getAdminBoosterApplicationsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminBoosterApplication'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'booster.application_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Read what staff asked about an application, by the link of the mail */
  postBoosterApplicationsQuestion: {
    parameters: {  };
    requestBody: { content: { 'application/json': {
        /** At most 200 characters. */
        token: string;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['BoosterApplicationQuestion'] } };
      400: components['responses']['Malformed'];
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      410: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'booster.answer_link_invalid'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Answer it, once */
  postBoosterApplicationsAnswer: {
    parameters: {  };
    requestBody: { content: { 'application/json': {
        /** At most 200 characters. */
        token: string;
        /** 2 to 2,000 characters. */
        answer: string;
      } } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      410: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'booster.answer_link_invalid'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Ask the applicant something by mail */
  postAdminBoosterApplicationsByIdQuestion: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': {
        /** 10 to 1,000 characters. */
        question: string;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminBoosterApplication'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'booster.application_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'booster.application_decided'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Make a booster of the applicant, who is invited by mail */
  postAdminBoosterApplicationsByIdApproval: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': {
        /** 3 to 24 characters. */
        username: string;
        /** At most 22 of them. */
        availableServices: ('kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari')[];
        tier: 1 | 2 | 3 | 4;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminBoosterApplication'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'booster.application_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'booster.application_decided' | 'identity.username_taken' | 'identity.email_taken' | 'identity.phone_taken'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Say no, with a reason that the applicant is told */
  postAdminBoosterApplicationsByIdRefusal: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': {
        /** 3 to 500 characters. */
        reason: string;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminBoosterApplication'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'booster.application_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'booster.application_decided'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** The few best of each kind of record that the caller may list: by number, name, e-mail, code … */
  getAdminSearch: {
    parameters: { query: { q: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SearchHit'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Everything about somebody in the order of time, of the kinds that the caller may list */
  getAdminUsersByIdStory: {
    parameters: { path: { id: string }; query?: { kinds?: string; cursor?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Story'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'identity.user_not_found'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** The order’s chat */
  getOrdersByIdMessages: {
    parameters: { path: { id: string }; query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","ASC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Whole numbers: `before`, `after`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Message'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Write to the other side; 3 messages in 15 minutes */
  postOrdersByIdMessages: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['SendMessage'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Message'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'conversation.closed'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'conversation.too_many_messages'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** How far the sides of the conversation have got */
  getOrdersByIdReceipts: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Receipt'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Say what has been delivered and read; what was said already is never taken back */
  postOrdersByIdReceipts: {
    parameters: { path: { id: string } };
    requestBody: { content: { 'application/json': components['schemas']['MarkSeen'] } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Report a message to staff; each reader once */
  postMessagesByIdReports: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ReportMessage'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Report'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'conversation.message_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'conversation.own_message' | 'conversation.already_reported'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Own conversations in which something waits to be read */
  getMessagesUnread: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['UnreadConversation'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Messages of all conversations */
  getAdminMessages: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `orderId`, `senderId`, `id`. Texts: `role`. Yes or no: `hasContacts`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminMessage'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One message */
  getAdminMessagesById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminMessage'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'conversation.message_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Reported messages */
  getAdminReports: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `state`. Ids: `orderId`, `messageId`, `senderId`, `reporterId`, `id`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminReport'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One reported message */
  getAdminReportsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminReport'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'conversation.report_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Uphold the report of a message, with or without a fee for its sender, or reject it; a fee asks for wallets:write too */
  postAdminDecideReport: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['DecideReport'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminReport'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'conversation.report_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'conversation.report_decided' | 'wallet.insufficient_balance'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Figures of some days beside those before, as far as the caller’s scopes go */
  getAdminDashboard: {
    parameters: { query?: { from?: string; to?: string; game?: 'league' | 'valorant' | 'wildrift' | 'tft' | 'coaching' } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Dashboard'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Register as a customer */
  postUsers: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['Register'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Session'] } };
      400: components['responses']['Malformed'];
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'identity.username_taken' | 'identity.email_taken' | 'identity.phone_taken'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'identity.password_too_common'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Is this username free? */
  getUsersAvailability: {
    parameters: { query: { username: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': {
        available: boolean;
      } } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Log in with e-mail or username */
  postUsersAuthenticate: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['Authenticate'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Session'] } };
      400: components['responses']['Malformed'];
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.bad_credentials' | 'identity.otp_required'> } };
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.banned'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'identity.otp_incorrect'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Exchange a refresh token for a new pair */
  postUsersRefresh: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['Refresh'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Session'] } };
      400: components['responses']['Malformed'];
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.session_expired' | 'identity.ended_by_owner' | 'identity.ended_by_staff' | 'identity.ended_by_password' | 'identity.ended_by_second_factor'> } };
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.banned' | 'identity.account_deleted' | 'request.forbidden_origin'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** The signed-in user */
  getUsersCurrent: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CurrentUser'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Change own profile */
  patchUsersCurrent: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['ChangeProfile'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CurrentUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'identity.phone_taken'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Turn one kind of notice off or on again, on one channel; `GET /users/current` says how they stand */
  putUsersCurrentNotices: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['TurnNotice'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CurrentUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** End this session */
  postUsersSignOut: {
    parameters: {  };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Change own password; ends the other sessions */
  postUsersCurrentPassword: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['ChangePassword'] } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'identity.old_password_incorrect' | 'identity.password_unchanged' | 'identity.password_too_common'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Ask for a reset mail; the answer never tells whether the address is known */
  postUsersPasswordReset: {
    parameters: {  };
    requestBody: { content: { 'application/json': {
        /** At most 100 characters. */
        email: string;
      } } };
    responses: {
      202: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Set a new password with the token of the mail */
  putUsersPasswordReset: {
    parameters: {  };
    requestBody: { content: { 'application/json': {
        /** 1 to 200 characters. */
        token: string;
        /** 6 to 200 characters. */
        password: string;
      } } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'identity.reset_token_invalid' | 'identity.password_too_common'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Where the user is signed in */
  getUsersCurrentSessions: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['OwnSession'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** End all own sessions but this one */
  deleteUsersCurrentSessions: {
    parameters: {  };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** End one own session */
  deleteUsersCurrentSessionsById: {
    parameters: { path: { id: string } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'identity.session_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Everything that is held about the user */
  getUsersCurrentExport: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PersonalDataExport'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Delete the own account; what money did is kept under a pseudonym */
  postUsersCurrentDeletion: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['DeleteAccount'] } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'identity.deletion_open_orders' | 'identity.deletion_open_payments' | 'identity.deletion_balance'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'identity.password_incorrect'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Ask for a mail that verifies the own address; nothing is sent when it is verified */
  postUsersCurrentVerification: {
    parameters: {  };
    responses: {
      202: { headers: { [name: string]: unknown }; content?: never };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Verify an address with the token of the mail */
  putUsersVerification: {
    parameters: {  };
    requestBody: { content: { 'application/json': {
        /** 1 to 400 characters. */
        token: string;
      } } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'identity.verification_invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Confirm a new address with the token of the mail, once; ends all sessions */
  putUsersEmailChange: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['ConfirmEmailChange'] } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'identity.email_taken'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'identity.email_change_invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Whether the log-in asks for a code beside the password */
  getUsersCurrentSecondFactor: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SecondFactor'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Make a key for an authenticator app; it counts once a code of it was sent */
  postUsersCurrentSecondFactor: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['BeginSecondFactor'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SecondFactorKey'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'identity.second_factor_on'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'identity.password_incorrect'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Turn the second factor on with its first code; ends the other sessions, shows the recovery codes once */
  putUsersCurrentSecondFactor: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['ProveSecondFactor'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RecoveryCodes'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'identity.second_factor_on'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'identity.otp_incorrect'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** New recovery codes; the old ones are void */
  postUsersCurrentSecondFactorRecoveryCodes: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['ProveSecondFactor'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RecoveryCodes'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'identity.second_factor_off'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'identity.otp_incorrect'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Turn the second factor off */
  postUsersCurrentSecondFactorRemoval: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['RemoveSecondFactor'] } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'identity.second_factor_off'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'identity.password_incorrect' | 'identity.otp_incorrect'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Users */
  getAdminUsers: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `lastName`, `email`, `username`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. One text to search for: `q`. Texts: `role`, `status`. Yes or no: `suspected`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One user */
  getAdminUsersById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'identity.user_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Users whom mail does not reach, and since when */
  getAdminUnreachableAddresses: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `mailFailure`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['UnreachableAddress'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Make a user of any role: with a password (access:write as well), or by an invitation to their address */
  postAdminNewUser: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['NewUser'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys' | 'identity.scope_not_held' | 'identity.access_scope_required'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'identity.username_taken' | 'identity.email_taken' | 'identity.phone_taken'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.password_too_common' | 'identity.role_not_allowed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Ban a user with a reason; ends their sessions */
  postAdminBan: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': {
        userId: string;
        /** 3 to 500 characters. */
        reason: string;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Lift a ban */
  postAdminUnban: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': {
        userId: string;
        /** 3 to 500 characters. */
        reason?: string;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** End an account: it is anonymised, and only money’s history stays */
  postAdminRemove: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['RemoveUser'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'identity.user_unsettled'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Send somebody a mail; empty lines divide paragraphs */
  postAdminSendMail: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['SendMail'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'identity.address_unreachable'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** The address was mended: mail goes to it again */
  postAdminClearAddress: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ClearAddress'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Ask for another e-mail address of somebody: nothing changes until the new address confirms by the link of a mail, good for 24 hours and once; tells the old address. Replaces what was asked before */
  postAdminChangeEmail: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ChangeEmail'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'identity.user_is_banned' | 'identity.email_taken'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed' | 'identity.email_unchanged'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Withdraw a change of an e-mail address that was not confirmed: its link is void */
  postAdminDropEmailChange: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['DropEmailChange'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'identity.no_email_change'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Correct somebody’s telephone number; tells them by mail */
  postAdminChangePhone: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ChangePhone'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'identity.phone_taken'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed' | 'identity.phone_unchanged'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Turn off the second factor of somebody who has lost app and recovery codes; ends the sessions and tells them by mail */
  postAdminResetSecondFactor: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': {
        userId: string;
        /** 3 to 500 characters. */
        reason?: string;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'identity.second_factor_off'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Change the role or scopes of staff or an admin; 409 if they have changed since they were read */
  postAdminChangeScopes: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ChangeScopes'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys' | 'identity.scope_not_held'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Who is logged in, and was until lately */
  getAdminSessions: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `lastUsedAt`, `createdAt`; `["lastUsedAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `userId`, `id`. Yes or no: `live`. Times: `lastUsedAt_gte`, `lastUsedAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminSession'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One session */
  getAdminSessionsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminSession'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'identity.session_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** End a session of somebody */
  postAdminEndSession: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['EndSession'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminSession'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.session_not_found' | 'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** End all sessions of somebody */
  postAdminEndSessions: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['EndSessions'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Mail somebody the link to choose a new password, to their own address; ends the sessions */
  postAdminSendPasswordLink: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['SendPasswordLink'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'identity.user_is_banned' | 'identity.address_unreachable'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Set a one-time password, for somebody whom no link reaches; ends the sessions and tells them by mail. Each call sets another: the answer is kept nowhere */
  postAdminChangePassword: {
    parameters: {  };
    requestBody: { content: { 'application/json': {
        userId: string;
        /** 3 to 500 characters. */
        reason?: string;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': {
        password: string;
      } } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'identity.role_not_allowed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** API keys */
  getAdminApiKeys: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `name`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `ownerId`, `id`. Texts: `state`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ApiKey'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Make an API key; its secret is in this answer only, and in that to a repeat */
  postAdminApiKeys: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['NewApiKey'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['IssuedApiKey'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys' | 'identity.scope_not_held'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One API key */
  getAdminApiKeysById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ApiKey'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'integration.key_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Give one’s own key a fresh secret; the old one stays good for a while */
  postAdminApiKeysByIdRotation: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ApiKeyRotation'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['IssuedApiKey'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys' | 'integration.key_not_yours' | 'identity.scope_not_held'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'integration.key_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'integration.key_not_active'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** End an API key at once */
  postAdminApiKeysByIdEnd: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ApiKeyEnd'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ApiKey'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'integration.key_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'integration.key_not_active'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Webhooks */
  getAdminWebhooks: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `ownerId`, `id`. Texts: `state`. One text to search for: `q`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Webhook'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Lead events to a receiver; the secret that signs them is in this answer only, and in that to a repeat */
  postAdminWebhooks: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['NewWebhook'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['IssuedWebhook'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'identity.scope_not_held'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'integration.too_many_webhooks'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'integration.address_not_allowed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One webhook */
  getAdminWebhooksById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Webhook'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'integration.webhook_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Change address or events of one’s own webhook; what is not sent stays */
  putAdminWebhooksById: {
    parameters: { path: { id: string } };
    requestBody: { content: { 'application/json': components['schemas']['WebhookChange'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Webhook'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.webhook_not_yours' | 'identity.scope_not_held'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'integration.webhook_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'integration.address_not_allowed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Remove a webhook, with what was sent to it */
  deleteAdminWebhooksById: {
    parameters: { path: { id: string } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'integration.webhook_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Give one’s own webhook a fresh secret; for a while the old one signs, too */
  postAdminWebhooksByIdRotation: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['SecretRotation'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['IssuedWebhook'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.webhook_not_yours'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'integration.webhook_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'integration.secrets_overlap'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Send one’s own webhook an event to try it by */
  postAdminWebhooksByIdTest: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Delivery'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.webhook_not_yours'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'integration.webhook_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'integration.webhook_paused'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.key_reused' | 'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Hold a webhook’s deliveries back */
  postAdminWebhooksByIdPause: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Webhook'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'integration.webhook_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'integration.webhook_paused'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.key_reused' | 'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Send one’s own webhook what waits, and what comes */
  postAdminWebhooksByIdResume: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Webhook'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.webhook_not_yours'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'integration.webhook_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'integration.webhook_active'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.key_reused' | 'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Deliveries of the last 30 days */
  getAdminDeliveries: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `webhookId`, `orderId`, `eventId`, `id`. Texts: `state`, `event`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['DeliveryLine'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One delivery with what was sent and each try */
  getAdminDeliveriesById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Delivery'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'integration.delivery_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Send it now, under the same ids: again where it has ended, without waiting for its next try where it has not; what waits before it about the same record goes first, now as well */
  postAdminDeliveriesByIdRedeliver: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Delivery'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'integration.delivery_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'integration.webhook_paused'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.key_reused' | 'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** The queues, and what waits in them */
  getAdminJobQueues: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['JobQueue'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Jobs of the last day and those that wait, without what may be somebody’s */
  getAdminJobs: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `queue`, `state`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminJob'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One job */
  getAdminJobsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminJob'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Try a failed job once more; 409 where it has not failed */
  postAdminRetryJob: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['JobCommand'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminJob'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Take a job out that has not ended; what is at work may still come to its end; 409 where it has ended */
  postAdminCancelJob: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['JobCommand'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminJob'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Server-sent events; resumes by Last-Event-ID */
  getLive: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'text/event-stream': string } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'live.too_many_streams'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Suspicions about users and orders; those about users take `users:read`, those about orders `orders:read` */
  getAdminSuspicions: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `subject`. Ids: `recordId`, `authorId`, `id`. Yes or no: `open`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['StaffNote'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Notes and suspicions about users */
  getAdminUserNotes: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `recordId`, `id`. Texts: `kind`. Yes or no: `open`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['StaffNote'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Note something about a user, or flag them with a reason */
  postAdminUserNotes: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['NewNote'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['StaffNote'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Lift a suspicion about a user */
  postAdminUserNotesByIdLift: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['LiftSuspicion'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['StaffNote'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'note.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'note.nothing_to_lift'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Take one’s own note about a user away */
  deleteAdminUserNotesById: {
    parameters: { path: { id: string } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'note.not_yours'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'note.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Notes and suspicions about orders */
  getAdminOrderNotes: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `recordId`, `id`. Texts: `kind`. Yes or no: `open`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['StaffNote'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Note something about an order, or flag it with a reason */
  postAdminOrderNotes: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['NewNote'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['StaffNote'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Lift a suspicion about an order */
  postAdminOrderNotesByIdLift: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['LiftSuspicion'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['StaffNote'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'note.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'note.nothing_to_lift'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Take one’s own note about an order away */
  deleteAdminOrderNotesById: {
    parameters: { path: { id: string } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'note.not_yours'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'note.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Own notifications */
  getNotifications: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `kind`. Yes or no: `read`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Notification'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Mark notifications as read */
  postNotificationsRead: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['MarkNotificationsRead'] } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Turn a kind of mail off by its List-Unsubscribe link (RFC 8058); the body says nothing new */
  postNotificationsOneClick: {
    parameters: { query: { token: string } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'notification.link_invalid'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Turn a kind of mail off, or on again, by the link in it */
  putNotificationsUnsubscription: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['ChangeSubscription'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Subscription'] } };
      400: components['responses']['Malformed'];
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'notification.link_invalid'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Whether browsers can be told, and where this log-in is told */
  getNotificationsPush: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PushOffer'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Be told at this browser until the log-in ends; whoever was told there before is not any more */
  putNotificationsPush: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['SubscribePush'] } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'notification.push_unavailable'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'notification.endpoint_not_allowed'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Be told at this browser no more */
  postNotificationsPushRemoval: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['PushBrowser'] } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Send this browser a message that says nothing else */
  postNotificationsPushTest: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['PushBrowser'] } };
    responses: {
      202: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'notification.push_unavailable'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Place an order from the balance */
  postOrders: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['PlaceOrder'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.price_changed' | 'order.too_many_unstarted' | 'order.priority_withdrawn' | 'wallet.insufficient_balance' | 'pricing.coupon_spent'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'pricing.target_not_above_current' | 'pricing.challenger_target_too_close' | 'pricing.rank_not_served' | 'pricing.coupon_unknown' | 'pricing.coupon_expired' | 'pricing.coupon_below_minimum'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'pricing.too_many_coupons'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Own orders */
  getOrders: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `updatedAt`, `price`, `number`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 100 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `state`, `service`, `game`. Yes or no: `disputed`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['OrderRow'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One order */
  getOrdersById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Give or replace the game account */
  putOrdersByIdGameAccount: {
    parameters: { path: { id: string } };
    requestBody: { content: { 'application/json': {
        gameAccountId: string;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found' | 'vault.account_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'vault.account_does_not_fit' | 'order.account_already_changed' | 'order.account_not_needed' | 'order.account_requested' | 'order.closed_for_changes'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'vault.credentials_required'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Take the game account back while no booster has it */
  deleteOrdersByIdGameAccount: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'order.account_not_needed' | 'order.account_already_changed' | 'order.closed_for_changes'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** What each lane adds to the price of an order */
  getOrdersByIdLanes: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['LanePrice'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found' | 'pricing.book_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.lane_not_for_service' | 'order.draft_unreadable' | 'pricing.coupon_spent'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'pricing.target_not_above_current' | 'pricing.challenger_target_too_close' | 'pricing.rank_not_served' | 'pricing.coupon_unknown' | 'pricing.coupon_expired' | 'pricing.coupon_below_minimum'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'pricing.too_many_coupons'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Change the lane, once; a dearer one is paid from the balance */
  putOrdersByIdLane: {
    parameters: { path: { id: string } };
    requestBody: { content: { 'application/json': components['schemas']['ChangeLane'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found' | 'pricing.book_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'order.lane_already_changed' | 'order.lane_not_for_service' | 'order.lane_price_changed' | 'order.draft_unreadable' | 'order.closed_for_changes' | 'order.rank_difference_open' | 'wallet.insufficient_balance' | 'pricing.coupon_spent'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'order.champion_required' | 'pricing.target_not_above_current' | 'pricing.challenger_target_too_close' | 'pricing.rank_not_served' | 'pricing.coupon_unknown' | 'pricing.coupon_expired' | 'pricing.coupon_below_minimum'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'request.too_often' | 'pricing.too_many_coupons'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Take an order from the pool */
  postOrdersByIdTake: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.already_taken' | 'order.booster_limit_reached' | 'order.booster_not_eligible' | 'order.draft_unreadable'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.key_reused' | 'request.invalid'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Walk an arrow of the state table */
  postOrdersByIdTransitions: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['Transition'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found' | 'picture.not_found' | 'pricing.book_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.transition_not_allowed' | 'order.paused' | 'order.account_requested' | 'order.dispute_open' | 'order.being_replaced' | 'order.work_unjudged' | 'order.draft_unreadable' | 'order.rank_not_asked' | 'order.rank_difference_open' | 'approval.required' | 'approval.required_over_all'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'order.finish_needs_proof' | 'request.reason_required' | 'order.earned_percent_required' | 'order.rank_needs_picture' | 'pricing.rank_not_served'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** All matches of an order */
  getOrdersByIdMatches: {
    parameters: { path: { id: string }; query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","ASC"]` without it. `createdAt` is the order in which they were added. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `result`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Match'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Add a match */
  postOrdersByIdMatches: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['NewMatch'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Match'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.match_not_allowed' | 'order.being_replaced' | 'order.paused' | 'order.draft_unreadable'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'order.match_time_wrong'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** All that happened to an order */
  getOrdersByIdTimeline: {
    parameters: { path: { id: string }; query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `at`; `["at","ASC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `kind`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TimelineEntry'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Correct the progress that follows from the matches; more than they prove counts when customer or staff agree */
  putOrdersByIdProgress: {
    parameters: { path: { id: string } };
    requestBody: { content: { 'application/json': components['schemas']['CorrectProgress'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'order.match_not_allowed' | 'order.being_replaced' | 'order.paused' | 'order.draft_unreadable'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'order.progress_not_said' | 'order.progress_not_whole' | 'order.progress_beyond_goal' | 'pricing.rank_not_served'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Agree to the progress that the booster says: from then on it counts as proven */
  postOrdersByIdProgressAgreement: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['AgreeProgress'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.progress_not_claimed' | 'order.progress_changed' | 'order.draft_unreadable'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Tip the booster */
  postOrdersByIdTip: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['Tip'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.tip_not_allowed' | 'order.tip_during_dispute' | 'order.booster_inactive' | 'wallet.insufficient_balance'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'order.tip_too_small'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Review an order, once, when it is closed */
  postOrdersByIdReview: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['WriteReview'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.review_not_allowed' | 'order.already_reviewed'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Recent orders, reviews and prices for the landing pages; nobody is named but by a first name */
  getShowcase: {
    parameters: { header?: { 'If-None-Match'?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Showcase'] } };
      304: { headers: { [name: string]: unknown }; content?: never };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Say where the ordered stream can be watched; another link ends the one before */
  putOrdersByIdStream: {
    parameters: { path: { id: string } };
    requestBody: { content: { 'application/json': components['schemas']['GiveStream'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'order.stream_not_ordered' | 'order.stream_not_allowed' | 'order.being_replaced' | 'order.paused'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'order.stream_link_invalid'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** The stream is over */
  deleteOrdersByIdStream: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'order.stream_not_ordered' | 'order.stream_not_live'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Orders that look for a booster */
  getBoosterPool: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `priority`, `createdAt`, `earnings`, `hours`; `["priority","DESC"]` without it. By `priority` and `DESC`, those with priority come first, and of them as of the others the oldest. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 100 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `game`, `service`, `server`. Amounts in kuruş: `minimumEarnings`. Yes or no: `fits`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PoolOrder'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Own orders as a booster */
  getBoosterOrders: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `updatedAt`, `price`, `number`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 100 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `state`, `service`, `game`. Yes or no: `disputed`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['OrderRow'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Reviews */
  getAdminReviews: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `boosterId`, `customerId`, `id`. Texts: `stars`. Yes or no: `hidden`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminReview'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One review */
  getAdminReviewsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminReview'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.review_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Hide a review from everybody but its customer, with a reason */
  postAdminHideReview: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['JudgeReview'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminReview'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.review_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.review_unchanged'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Show a hidden review again, with a reason */
  postAdminShowReview: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['JudgeReview'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminReview'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.review_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.review_unchanged'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Orders */
  getAdminOrders: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `updatedAt`, `price`, `number`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `state`, `service`, `game`. Yes or no: `disputed`, `late`, `waitsForStaff`, `boosterRequested`, `accountRequested`, `rankDiffers`, `suspected`, `unproven`, `finishedLate`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`, `takenAt_gte`, `takenAt_lt`, `finishedAt_gte`, `finishedAt_lt`, `cancelledAt_gte`, `cancelledAt_lt`, `disputedAt_gte`, `disputedAt_lt`, `disputeDecidedAt_gte`, `disputeDecidedAt_lt`. Ids: `customerId`, `boosterId`, `id`. Amounts in kuruş: `price_gte`, `price_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminOrderRow'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One order */
  getAdminOrdersById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminOrder'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Boosters and whether they may be chosen, the most fitting first, at most 50; `q` finds them by name */
  getAdminOrdersByIdCandidates: {
    parameters: { path: { id: string }; query?: { q?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['BoosterCandidates'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Walk an order along an arrow of the table, with a reason */
  postAdminChooseState: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ChooseState'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminOrder'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.transition_not_allowed' | 'order.paused' | 'order.account_requested' | 'order.dispute_open' | 'approval.required' | 'approval.required_over_all'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'order.earned_percent_required'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Assign or replace the booster */
  postAdminChooseBooster: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ChooseBooster'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminOrder'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.not_found' | 'booster.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.transition_not_allowed' | 'order.already_taken' | 'order.booster_limit_reached' | 'order.booster_not_eligible' | 'order.no_booster_leaves' | 'order.draft_unreadable' | 'approval.required' | 'approval.required_over_all'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Agree to the progress that a booster says, in the customer’s place */
  postAdminAgreeProgress: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['AgreeProgressForCustomer'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminOrder'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.progress_not_claimed' | 'order.progress_changed' | 'order.draft_unreadable' | 'approval.required' | 'approval.required_over_all'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** What the booster would have earned who left the order now; without a percentage, what is proven */
  getAdminOrdersByIdHandover: {
    parameters: { path: { id: string }; query?: { donePercent?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Handover'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.no_booster_leaves' | 'order.transition_not_allowed' | 'order.draft_unreadable'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Say what a finished order lacks; it does not close by itself until staff have decided */
  postOrdersByIdDispute: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['OpenDispute'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found' | 'picture.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.dispute_not_allowed' | 'order.dispute_open' | 'order.dispute_taken_back'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Withdraw a dispute: the order waits to be confirmed again, for the time that was left */
  deleteOrdersByIdDispute: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found' | 'order.dispute_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'order.dispute_decided'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** What a refund would move if both sides agreed on it; without an amount, what the progress proposes */
  getOrdersByIdDisputeProposal: {
    parameters: { path: { id: string }; query?: { refund?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ProposalPreview'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found' | 'order.dispute_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.refund_above_price' | 'order.refund_too_high'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Say how an open dispute shall end; it replaces what was proposed before, and is agreed on where the other side proposed the same */
  postOrdersByIdDisputeProposal: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ProposeEnd'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found' | 'order.dispute_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.dispute_decided' | 'order.dispute_agreed' | 'order.refund_above_price' | 'order.refund_too_high'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Take back what one has proposed, as long as the other side has not accepted it */
  deleteOrdersByIdDisputeProposal: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found' | 'order.dispute_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'order.dispute_decided' | 'order.dispute_agreed' | 'order.dispute_proposal_changed'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Accept how the other side says that the dispute shall end; staff may decide it so at once */
  postOrdersByIdDisputeAgreement: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['AgreeOnEnd'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found' | 'order.dispute_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.dispute_decided' | 'order.dispute_agreed' | 'order.dispute_own_proposal' | 'order.dispute_proposal_changed'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** The booster’s side of a dispute */
  postOrdersByIdDisputeAnswer: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['AnswerDispute'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found' | 'order.dispute_not_found' | 'picture.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.dispute_answered' | 'order.dispute_decided'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Let a started order rest; the estimate’s clock stops */
  postOrdersByIdPause: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['WithReason'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.pause_not_allowed' | 'order.already_paused'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Resume an order; by whoever paused it, or by staff */
  postOrdersByIdResume: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.not_paused' | 'order.paused_by_other' | 'order.account_requested'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.key_reused' | 'request.invalid'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Ask for another booster; after 24 hours the order looks for one by itself */
  postOrdersByIdBoosterRequest: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['WithReason'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.booster_request_not_allowed' | 'order.booster_already_requested'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Stay with the booster after all */
  deleteOrdersByIdBoosterRequest: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'order.booster_not_requested'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** What a refund would move; without an amount, what the progress proposes */
  getAdminOrdersByIdRefund: {
    parameters: { path: { id: string }; query?: { refund?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RefundPreview'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.refund_above_price' | 'order.refund_too_high'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Uphold a dispute: back to work, or a part of the price back; or reject it */
  postAdminDecideDispute: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['DecideDispute'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminOrder'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.not_found' | 'order.dispute_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.dispute_decided' | 'order.dispute_awaits_answer' | 'order.refund_above_price' | 'order.refund_too_high' | 'approval.required' | 'approval.required_over_all'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Take the price of the rank found at the start: its difference is paid from the balance, or given back */
  postOrdersByIdRankAgreement: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['AgreeRank'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found' | 'pricing.book_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.draft_unreadable' | 'order.rank_difference_closed' | 'order.rank_not_priced' | 'order.rank_price_changed' | 'wallet.insufficient_balance'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'pricing.rank_not_served'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Stay with the game account that the order was started on */
  deleteOrdersByIdAccountRequest: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'order.account_not_requested'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Let a started order go on with another game account, or with its own */
  postAdminDecideAccountRequest: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['DecideAccountRequest'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminOrder'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.not_found' | 'vault.account_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.account_not_requested' | 'order.account_request_changed' | 'vault.account_does_not_fit'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'vault.credentials_required'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** The order stays with its booster */
  postAdminDeclineBoosterRequest: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['DeclineBoosterRequest'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminOrder'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.booster_not_requested'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Begin a card payment: for the balance, an order, or the dearer lane of one */
  postTopUps: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['StartTopUp'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TopUp'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.not_found' | 'pricing.book_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'payment.too_many_open' | 'payment.provider_refused' | 'order.lane_already_changed' | 'order.lane_not_for_service' | 'order.lane_price_changed' | 'order.draft_unreadable' | 'order.closed_for_changes' | 'order.rank_difference_open' | 'pricing.coupon_spent'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'payment.amount_out_of_range' | 'order.champion_required' | 'pricing.target_not_above_current' | 'pricing.challenger_target_too_close' | 'pricing.rank_not_served' | 'pricing.coupon_unknown' | 'pricing.coupon_expired' | 'pricing.coupon_below_minimum'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'pricing.too_many_coupons'> } };
      500: components['responses']['Internal'];
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'service.unavailable' | 'payment.provider_unavailable'> } };
    };
  };
  /** Own card payments */
  getTopUps: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `state`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TopUp'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** How the card payment stands */
  getTopUpsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TopUp'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'payment.top_up_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** PayTR’s notification; answered exactly OK after the commit */
  postPaymentsPaytrNotification: {
    parameters: {  };
    requestBody: { content: { 'application/x-www-form-urlencoded': {
        /** At most 64 characters. */
        merchant_oid: string;
        /** At most 20 characters. */
        status: string;
        /** At most 20 characters. */
        total_amount: string;
        /** At most 100 characters. */
        hash: string;
        /** At most 5 characters. */
        test_mode?: string;
        /** At most 10 characters. */
        failed_reason_code?: string;
        [name: string]: unknown;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'text/plain': string } };
      400: components['responses']['Malformed'];
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'payment.notification_rejected'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Payments into wallets */
  getAdminTopUps: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `amount`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `state`, `cause`, `failedAs`, `provider`, `merchantOid`. Yes or no: `toSend`, `refundWaits`. Ids: `userId`, `orderId`, `id`. One text to search for: `q`. Amounts in kuruş: `amount_gte`, `amount_lt`. Times: `createdAt_gte`, `createdAt_lt`, `paidAt_gte`, `paidAt_lt`, `failedAt_gte`, `failedAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminTopUp'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Enter a payment that came by bank transfer or to the e-wallet */
  postAdminTopUps: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['EnterTopUp'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminTopUp'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found' | 'ticket.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.required' | 'approval.required_over_all' | 'payment.already_entered'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed' | 'payment.arrival_out_of_range'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One of them */
  getAdminTopUpsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminTopUp'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'payment.top_up_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Ask its provider about a payment; what was paid is credited */
  postAdminTopUpsByIdStatusQuery: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ProviderWord'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'payment.top_up_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'payment.paid_too_little'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.key_reused' | 'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'service.unavailable' | 'payment.provider_unavailable'> } };
    };
  };
  /** A refund was made: sent by bank or e-wallet, or given by the card’s provider without its saying so */
  postAdminTopUpsByIdRefundMade: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['RefundMade'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminTopUp'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'payment.refund_own_hand'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'payment.top_up_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'payment.refund_not_waiting'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'payment.refund_proof_missing'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** A refund is not made: the customer has the amount again */
  postAdminTopUpsByIdRefundDropped: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['RefundDropped'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminTopUp'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'payment.top_up_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'payment.refund_not_waiting' | 'payment.refund_was_given'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'service.unavailable' | 'payment.provider_unavailable'> } };
    };
  };
  /** Refund a top-up to where it came from */
  postAdminTopUpsByIdRefund: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['RefundTopUp'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminTopUp'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'payment.top_up_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.required' | 'approval.required_over_all' | 'payment.top_up_not_refundable' | 'payment.refund_exceeds_balance' | 'payment.refund_untold' | 'payment.provider_refused'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'wallet.iban_invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'service.unavailable' | 'payment.provider_unavailable'> } };
    };
  };
  /** Days whose books were compared with the providers’ */
  getAdminReconciliations: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `day`; `["day","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `provider`, `state`. Yes or no: `open`. Times: `day_gte`, `day_lt`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Reconciliation'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One day of one provider */
  getAdminReconciliationsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Reconciliation'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'payment.reconciliation_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Compare the day again; while it runs, a repeat begins nothing */
  postAdminReconciliationsByIdRun: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    responses: {
      202: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Reconciliation'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'payment.reconciliation_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.key_reused' | 'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** What the books of the compared days differ in */
  getAdminReconciliationDifferences: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `reconciliationId`, `topUpId`, `id`. Texts: `provider`, `kind`, `state`, `merchantOid`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ReconciliationDifference'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One difference */
  getAdminReconciliationDifferencesById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ReconciliationDifference'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'payment.difference_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Close a difference, with what came of it */
  postAdminReconciliationDifferencesByIdEnd: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': {
        /** 3 to 500 characters. */
        reason: string;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ReconciliationDifference'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'payment.difference_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'payment.difference_ended'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Upload a PNG, JPEG or WebP picture of at most 8 MB; unless it is attached to something it is gone after a day */
  postPictures: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'image/*': string } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['UploadedPicture'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.too_large' | 'picture.too_large'> } };
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.unsupported_media' | 'picture.not_a_picture'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'picture.animated' | 'picture.unreadable'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'picture.too_many_pictures'> } };
      500: components['responses']['Internal'];
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'service.unavailable' | 'picture.store_unavailable'> } };
    };
  };
  /** A picture by the address that was given to whoever may see it */
  getPicturesById: {
    parameters: { path: { id: string }; query?: { until?: string; signature?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'image/webp': string } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'picture.not_found'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      500: components['responses']['Internal'];
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'service.unavailable' | 'picture.store_unavailable'> } };
    };
  };
  /** Services, ladders, servers, surcharges */
  getCatalog: {
    parameters: { header?: { 'If-None-Match'?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Catalog'] } };
      304: { headers: { [name: string]: unknown }; content?: never };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Price a draft */
  postOrdersCalculate: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['Draft'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Quote'] } };
      400: components['responses']['Malformed'];
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'pricing.coupon_spent'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'pricing.target_not_above_current' | 'pricing.challenger_target_too_close' | 'pricing.rank_not_served' | 'pricing.coupon_unknown' | 'pricing.coupon_expired' | 'pricing.coupon_below_minimum'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'pricing.too_many_coupons'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Coupons */
  getAdminCoupons: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `code`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `code`. Yes or no: `active`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminCoupon'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Make a coupon */
  postAdminCoupons: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['NewCoupon'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminCoupon'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'pricing.coupon_code_taken'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'pricing.coupon_window_empty'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One coupon */
  getAdminCouponsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminCoupon'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'pricing.coupon_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Change a coupon (partial); one that was used keeps its code and its discount */
  putAdminCouponsById: {
    parameters: { path: { id: string } };
    requestBody: { content: { 'application/json': components['schemas']['ChangeCoupon'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminCoupon'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'pricing.coupon_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'pricing.coupon_code_taken' | 'pricing.coupon_used' | 'pricing.coupon_total_below_uses'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'pricing.coupon_window_empty' | 'pricing.coupon_code_short'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Its latest uses */
  getAdminCouponsByIdUses: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CouponUse'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'pricing.coupon_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** End a coupon now */
  postAdminEndCoupon: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['EndCoupon'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminCoupon'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'pricing.coupon_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'pricing.coupon_ended'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Make the coupons of a CSV text, all or none */
  postAdminAddCoupons: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['CouponFile'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AddedCoupons'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'pricing.coupon_codes_taken'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'pricing.coupon_columns_missing' | 'pricing.coupon_columns_unknown' | 'pricing.coupon_lines_too_many' | 'pricing.coupon_lines_wrong'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Say of every line of a CSV text what adding it would come to; changes nothing */
  postAdminPreviewCoupons: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['CouponFile'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CouponPreview'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'pricing.coupon_columns_missing' | 'pricing.coupon_columns_unknown' | 'pricing.coupon_lines_too_many'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Versions of the price book, the latest first */
  getAdminPriceBooks: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `version`, `createdAt`; `["version","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminPriceBookRow'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Publish a changed price book, at once or at a time; an older document goes back to it */
  postAdminPriceBooks: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['PublishPriceBook'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminPriceBookRow'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'pricing.book_outdated' | 'pricing.book_scheduled' | 'pricing.book_unchanged'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'pricing.book_time_passed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One version with its whole document */
  getAdminPriceBooksById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminPriceBook'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'pricing.book_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Call off a version whose time has not come */
  postAdminPriceBooksByIdCancel: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': {
        /** 3 to 500 characters. */
        reason: string;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminPriceBook'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'pricing.book_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'pricing.book_not_scheduled'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** What recent orders would have cost by this price book */
  postAdminPricePreview: {
    parameters: {  };
    requestBody: { content: { 'application/json': {
        document: components['schemas']['SoundPriceBook'];
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PricePreview'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** The settings, their defaults, and who changed each last */
  getAdminSettings: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminSettings'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Change settings (partial); of two admins at once the second is told */
  putAdminSettings: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ChangeSettings'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminSettings'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'settings.outdated' | 'settings.unchanged'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'settings.coupon_not_counting'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Accounts on sale */
  getListings: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `price`, `level`; `["price","ASC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 100 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `server`. Whole numbers: `level_gte`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Listing'][] } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Buy an account from the balance; answers its credentials, which are not kept with the answer */
  postListingsByIdPurchases: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['BuyAccount'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Purchase'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'shop.listing_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'shop.sold_out' | 'shop.price_changed' | 'wallet.insufficient_balance'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Own purchases, with their credentials */
  getPurchases: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 100 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Purchase'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Listings */
  getAdminListings: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `price`, `level`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. One text to search for: `q`. Texts: `server`. Yes or no: `onSale`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminListing'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Offer a kind of account */
  postAdminListings: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['NewListing'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminListing'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One listing */
  getAdminListingsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminListing'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'shop.listing_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Change a listing (partial) */
  putAdminListingsById: {
    parameters: { path: { id: string } };
    requestBody: { content: { 'application/json': components['schemas']['ChangeListing'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminListing'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'shop.listing_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Accounts in stock and sold, without credentials */
  getAdminStockAccounts: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `listingId`, `buyerId`, `id`. Texts: `state`. Times: `createdAt_gte`, `createdAt_lt`, `soldAt_gte`, `soldAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminStockAccount'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One account of the stock */
  getAdminStockAccountsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminStockAccount'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'shop.stock_account_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Add accounts to a listing’s stock, all or none */
  postAdminAddSmurf: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['AddSmurf'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminListing'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'shop.listing_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'shop.accounts_known'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'shop.lines_unreadable'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Say of every line what adding it would come to; changes nothing */
  postAdminPreviewSmurf: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['AddSmurf'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SmurfPreview'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'shop.listing_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Take a sold account back and refund it */
  postAdminRestoreSmurf: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['RestoreSmurf'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminStockAccount'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'shop.stock_account_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'shop.not_sold' | 'shop.credentials_gone'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Own tickets; all of them for staff who may read tickets */
  getTickets: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `updatedAt`, `waitingSince`; `["updatedAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `status`, `type`. Yes or no: `answered`, `waiting`, `read`. Ids: `userId`, `orderId`, `topUpId`, `id`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`, `firstAnsweredAt_gte`, `firstAnsweredAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TicketRow'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Open a support ticket */
  postTickets: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['NewTicket'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Ticket'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.not_found' | 'payment.top_up_not_found' | 'picture.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'ticket.too_many_tickets'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One ticket with its thread; marks it read for the caller’s side */
  getTicketsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Ticket'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'ticket.not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Write to the other side; users 3 messages in 15 minutes */
  postTicketsByIdMessages: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['NewTicketMessage'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TicketMessage'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'ticket.not_found' | 'picture.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'ticket.closed'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'conversation.too_many_messages'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Close, open again, or throw away */
  postTicketsByIdState: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['MoveTicket'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Ticket'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'ticket.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'ticket.transition_not_allowed'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Write to support without an account; at most 3 messages in 15 minutes */
  postContact: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['Contact'] } };
    responses: {
      202: { headers: { [name: string]: unknown }; content?: never };
      400: components['responses']['Malformed'];
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'conversation.too_many_messages' | 'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Tickets */
  getAdminTickets: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `updatedAt`, `waitingSince`; `["updatedAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `status`, `type`. Yes or no: `answered`, `waiting`, `read`. Ids: `userId`, `orderId`, `topUpId`, `id`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`, `firstAnsweredAt_gte`, `firstAnsweredAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminTicketRow'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One ticket with its thread; marks it read for staff */
  getAdminTicketsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminTicket'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'ticket.not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Tickets that wait for staff, and how quickly staff first answered in the last 30 days */
  getAdminTicketFigures: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TicketFigures'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** What came through the contact form */
  getAdminContactMessages: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `email`. Yes or no: `answered`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ContactMessage'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One message of the contact form */
  getAdminContactMessagesById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ContactMessage'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'ticket.contact_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Answer it by mail, which marks it as answered; empty lines divide paragraphs */
  postAdminContactMessagesByIdAnswer: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ContactAnswer'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ContactMessage'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'ticket.contact_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'ticket.contact_answered'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Mark it as answered: it was answered elsewhere, or needs no answer */
  postAdminContactMessagesByIdAnswered: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ContactMessage'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'ticket.contact_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'ticket.contact_answered'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.key_reused' | 'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Take the mark away: it waits for an answer again */
  postAdminContactMessagesByIdWaiting: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ContactMessage'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'ticket.contact_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'ticket.contact_not_answered'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.key_reused' | 'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Answers that are kept ready, the most used first */
  getAdminCannedAnswers: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `uses`, `title`, `createdAt`; `["uses","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `type`. One text to search for: `q`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CannedAnswer'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Keep an answer ready */
  postAdminCannedAnswers: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['NewCannedAnswer'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CannedAnswer'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'ticket.canned_title_taken'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'ticket.placeholder_unknown'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One of them */
  getAdminCannedAnswersById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CannedAnswer'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'ticket.canned_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Change it; what is not sent stays */
  putAdminCannedAnswersById: {
    parameters: { path: { id: string } };
    requestBody: { content: { 'application/json': components['schemas']['CannedAnswerChange'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CannedAnswer'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'ticket.canned_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'ticket.canned_title_taken'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'ticket.placeholder_unknown'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Throw it away; answers made from it stay */
  deleteAdminCannedAnswersById: {
    parameters: { path: { id: string } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'ticket.canned_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Say that it was put into an answer */
  postAdminCannedAnswersByIdUses: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'ticket.canned_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.key_reused' | 'request.invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Own saved game accounts */
  getGameAccounts: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['GameAccount'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Save a game account */
  postGameAccounts: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['NewGameAccount'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['GameAccount'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Remove a saved game account */
  deleteGameAccountsById: {
    parameters: { path: { id: string } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'vault.account_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'vault.account_in_use'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Own devices */
  getBoosterDevices: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Device'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Register a computer by its public key; staff confirm it */
  postBoosterDevices: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['NewDevice'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Device'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'vault.device_limit_reached' | 'vault.device_known'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'vault.device_key_invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Remove a device; what waits for it can’t be opened any more */
  deleteBoosterDevicesById: {
    parameters: { path: { id: string } };
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'vault.device_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Own requests for the log-in of this order, the newest first; at most 5 */
  getOrdersByIdLoginRequests: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['LoginRequest'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Ask for the order’s log-in on a confirmed device; it is opened there, once, within 5 minutes */
  postOrdersByIdLoginRequests: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['RequestLogin'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['LoginRequest'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found' | 'vault.device_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'vault.device_not_confirmed' | 'vault.release_not_allowed' | 'vault.no_credentials'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** A proof that is sealed to the device’s key: who says it back has the private key */
  postDevicesChallenge: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['AskDeviceChallenge'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SealedToDevice'] } };
      400: components['responses']['Malformed'];
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'vault.device_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** How the device stands, and what waits to be opened on it */
  postDevicesStatus: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['DeviceProof'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['DeviceStatus'] } };
      400: components['responses']['Malformed'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'vault.device_proof_invalid'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'vault.device_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Open what waits for the device: once, sealed to its key */
  postDevicesRelease: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['OpenLoginRelease'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['SealedToDevice'] } };
      400: components['responses']['Malformed'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'vault.device_proof_invalid'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'vault.device_not_found' | 'vault.release_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'vault.device_not_confirmed' | 'vault.release_not_allowed' | 'vault.release_opened' | 'vault.release_expired' | 'vault.no_credentials'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.too_many_attempts'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Boosters’ devices */
  getAdminDevices: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `state`. Ids: `boosterId`, `id`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminDevice'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One device */
  getAdminDevicesById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminDevice'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'vault.device_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Who asked for whose log-in, for which device, and when it was opened there */
  getAdminLoginReleases: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `boosterId`, `deviceId`, `orderId`, `id`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminLoginRelease'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Confirm a device whose fingerprint was compared with its booster */
  postAdminConfirmDevice: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ChooseDevice'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminDevice'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'vault.device_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'vault.device_not_waiting'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Remove a booster’s device */
  postAdminRemoveDevice: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['RemoveDevice'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminDevice'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'vault.device_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Balance */
  getWallet: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Wallet'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Statement */
  getWalletPostings: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `seq`; `["seq","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused.  For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Posting'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Own payout requests */
  getBoosterPayouts: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Payout'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Ask for a payout; the amount is reserved at once */
  postBoosterPayouts: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['RequestPayout'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Payout'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'booster.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'wallet.insufficient_balance'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'wallet.iban_invalid' | 'wallet.payout_too_small'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Mail the link once more by which the booster confirms a payout to a new bank account */
  postBoosterPayoutsByIdConfirmation: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Payout'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'wallet.payout_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'wallet.payout_confirmed'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'wallet.too_many_confirmations'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Confirm a payout by the token of the mail, once */
  putPayoutsConfirmation: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['ConfirmPayout'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Payout'] } };
      400: components['responses']['Malformed'];
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'wallet.payout_confirmed' | 'wallet.payout_already_decided'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'wallet.confirmation_invalid'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Ledger entries */
  getAdminEntries: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `kind`, `account`. Ids: `userId`, `orderId`, `topUpId`, `payoutId`, `fineClaimId`, `actorId`, `id`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['LedgerEntry'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One ledger entry */
  getAdminEntriesById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['LedgerEntry'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Wallets that ever held money */
  getAdminWallets: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `movedAt`, `balance`; `["movedAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Ids: `userId`, `id`. Amounts in kuruş: `balance_gte`, `balance_lt`. Times: `movedAt_gte`, `movedAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminWallet'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One wallet, by its holder’s id */
  getAdminWalletsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminWalletPage'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** All accounts of the ledger, summed in one snapshot */
  getAdminTrialBalance: {
    parameters: {  };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TrialBalance'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Payout requests */
  getAdminPayouts: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `amount`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `state`. Ids: `boosterId`, `id`. Amounts in kuruş: `amount_gte`, `amount_lt`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminPayout'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One payout request */
  getAdminPayoutsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminPayout'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'wallet.payout_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Decide a payout request */
  postAdminPayBooster: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['PayBooster'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminPayout'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'wallet.payout_own_hand'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'wallet.payout_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.required' | 'approval.required_over_all' | 'wallet.payout_already_decided' | 'wallet.payout_unsettled' | 'wallet.payout_tip_unsettled' | 'wallet.payout_unconfirmed'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'request.reason_required'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Enter a payout on a booster’s behalf */
  postAdminWithdrawBooster: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['WithdrawBooster'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminPayout'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'booster.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.required' | 'approval.required_over_all' | 'wallet.insufficient_balance'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'wallet.iban_invalid'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Charge a booster a penalty */
  postAdminPenaltyBooster: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['PenaltyBooster'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['LedgerEntry'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'booster.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.required' | 'approval.required_over_all' | 'wallet.insufficient_balance'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Add or remove funds of a customer or booster */
  postAdminAddFunds: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['AddFunds'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['LedgerEntry'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.required' | 'approval.required_over_all' | 'wallet.insufficient_balance'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Own fines above the balance, and what of them later earnings still pay */
  getBoosterFineClaims: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `state`. Ids: `id`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['FineClaim'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Fines above the balance */
  getAdminFineClaims: {
    parameters: { query?: { /** By which field, and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `amount`; `["createdAt","DESC"]` without it. */ sort?: string; /** From which row to which, both counted from 0 and included, as JSON; at most 1,000 rows, `[0,99]` without it. */ range?: string; /** Field and value, as JSON; unknown fields are refused. Texts: `state`. Ids: `boosterId`, `orderId`, `id`. Amounts in kuruş: `amount_gte`, `amount_lt`. Times: `createdAt_gte`, `createdAt_lt`. For texts and ids a list of values asks for any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminFineClaim'][] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.search_too_wide' | 'request.invalid'> } };
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_exports'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Fine a booster whatever the balance holds; the rest is claimed from later earnings */
  postAdminFineClaims: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ClaimFine'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminFineClaim'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'booster.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.required' | 'approval.required_over_all'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One fine above the balance */
  getAdminFineClaimsById: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminFineClaim'] } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'wallet.claim_not_found'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Give up what is still open of a fine */
  postAdminFineClaimsByIdWaiver: {
    parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': {
        /** 3 to 500 characters. */
        reason: string;
      } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminFineClaim'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'wallet.claim_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'wallet.claim_ended'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
}

export interface components {
  schemas: {
    AskApproval: {
      command: 'add-funds';
      userId: string;
      type: 'add' | 'remove';
      amount: components['schemas']['PositiveMoney'];
      /** 3 to 500 characters. */
      reason: string;
    } | {
      command: 'penalty-booster';
      boosterId: string;
      amount: components['schemas']['PositiveMoney'];
      /** 3 to 500 characters. */
      reason: string;
      orderId?: string;
      claimsRest?: true;
    } | {
      command: 'withdraw-booster';
      boosterId: string;
      amount: components['schemas']['PositiveMoney'];
      /** 15 to 42 characters. */
      iban: string;
      /** 3 to 500 characters. */
      reason?: string;
    } | {
      command: 'pay-booster';
      payoutId: string;
      /** 3 to 500 characters. */
      reason?: string;
    } | {
      command: 'refund-top-up';
      topUpId: string;
      /** 3 to 500 characters. */
      reason: string;
      /** 15 to 42 characters. */
      iban?: string;
    } | {
      command: 'enter-top-up';
      userId: string;
      amount: components['schemas']['PositiveMoney'];
      provider: 'bank-transfer' | 'e-wallet';
      /** 3 to 64 characters. */
      reference: string;
      arrivedOn: string;
      /** 2 to 120 characters. */
      sender: string;
      ticketId?: string;
      /** 3 to 500 characters. */
      note?: string;
    } | {
      command: 'end-order';
      orderId: string;
      state: 'cancelled' | 'closed' | 'processing';
      /** 0 to 100. */
      earnedPercent?: number;
      /** 0 to 100. */
      donePercent?: number;
      /** 3 to 500 characters. */
      reason: string;
    } | {
      command: 'decide-dispute';
      orderId: string;
      decision: 'refund' | 'reject';
      refund?: components['schemas']['PositiveMoney'];
      /** 3 to 500 characters. */
      reason: string;
    };
    PositiveMoney: {
      /** 1 to 1,000,000,000. */
      amount: number;
      currency: 'TRY';
    };
    ChangeOwnProfile: {
      /** At most 4 of them. */
      comfortableLeagueServers?: ('tr' | 'euw' | 'eune' | 'ru')[];
      /** At most 4 of them. */
      comfortableWildriftServers?: ('tr' | 'eu' | 'na' | 'ru')[];
      /** At most 2 of them. */
      comfortableValorantServers?: ('eu' | 'tr')[];
      /** At most 2 of them. */
      languages?: ('tr' | 'en')[];
      country?: string | null;
    };
    ChangeBooster: {
      /** 0 to 100. */
      simultaneousOrders?: number;
      /** At most 22 of them. */
      availableServices?: ('kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari')[];
      leagueRank?: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      valorantRank?: 'unranked' | 'iron1' | 'iron2' | 'iron3' | 'bronze1' | 'bronze2' | 'bronze3' | 'silver1' | 'silver2' | 'silver3' | 'gold1' | 'gold2' | 'gold3' | 'platinum1' | 'platinum2' | 'platinum3' | 'diamond1' | 'diamond2' | 'diamond3' | 'ascendant1' | 'ascendant2' | 'ascendant3' | 'immortal1' | 'immortal2' | 'immortal3' | 'radiant1' | null;
      wildriftRank?: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      tftRank?: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      /** At most 4 of them. */
      comfortableLeagueServers?: ('tr' | 'euw' | 'eune' | 'ru')[];
      /** At most 4 of them. */
      comfortableWildriftServers?: ('tr' | 'eu' | 'na' | 'ru')[];
      /** At most 2 of them. */
      comfortableValorantServers?: ('eu' | 'tr')[];
      /** At most 2 of them. */
      languages?: ('tr' | 'en')[];
      country?: string | null;
      residency?: string | null;
      tier?: 1 | 2 | 3 | 4;
      hwid?: string | null;
      basedOn?: Record<string, unknown>;
      id?: unknown;
      firstName?: unknown;
      lastName?: unknown;
      email?: unknown;
      phone?: unknown;
      username?: unknown;
      status?: unknown;
      balance?: unknown;
      activeOrders?: unknown;
      finishedOrders?: unknown;
      createdAt?: unknown;
    };
    NewBoosterApplication: {
      /** 1 to 60 characters. */
      firstName: string;
      /** 1 to 60 characters. */
      lastName: string;
      /** At most 100 characters. */
      email: string;
      /** At most 24 characters. */
      phone: string;
      /** 2 to 60 characters. */
      country: string;
      /** 2 to 60 characters. */
      residency: string;
      /** At most 2 of them. */
      languages: ('tr' | 'en')[];
      leagueRank: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      valorantRank: 'unranked' | 'iron1' | 'iron2' | 'iron3' | 'bronze1' | 'bronze2' | 'bronze3' | 'silver1' | 'silver2' | 'silver3' | 'gold1' | 'gold2' | 'gold3' | 'platinum1' | 'platinum2' | 'platinum3' | 'diamond1' | 'diamond2' | 'diamond3' | 'ascendant1' | 'ascendant2' | 'ascendant3' | 'immortal1' | 'immortal2' | 'immortal3' | 'radiant1' | null;
      wildriftRank: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      tftRank: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      /** At most 4 of them. */
      comfortableLeagueServers: ('tr' | 'euw' | 'eune' | 'ru')[];
      /** At most 2 of them. */
      comfortableValorantServers: ('eu' | 'tr')[];
      /** At most 4 of them. */
      comfortableWildriftServers: ('tr' | 'eu' | 'na' | 'ru')[];
      /** 1 to 100. */
      weeklyHours: number;
      /** At most 5 of them. */
      links: string[];
      /** 30 to 3,000 characters. */
      experience: string;
      consent: true;
      /** At most 500 characters. */
      website?: string;
    };
    SendMessage: {
      /** 1 to 2,000 characters. */
      text: string;
      clientId?: string;
    };
    MarkSeen: {
      /** 0 to 2,000,000,000. */
      delivered?: number;
      /** 0 to 2,000,000,000. */
      read?: number;
    };
    ReportMessage: {
      /** 3 to 500 characters. */
      reason: string;
    };
    DecideReport: {
      reportId: string;
      decision: 'upheld' | 'rejected';
      /** 3 to 500 characters. */
      reason: string;
      fee?: components['schemas']['PositiveMoney'];
    };
    Register: {
      /** 1 to 60 characters. */
      firstName: string;
      /** 1 to 60 characters. */
      lastName: string;
      /** At most 100 characters. */
      email: string;
      /** At most 24 characters. */
      phone: string;
      /** 3 to 24 characters. */
      username: string;
      /** 6 to 200 characters. */
      password: string;
      acceptTerms: true;
    };
    Authenticate: {
      /** 1 to 100 characters. */
      login: string;
      /** 1 to 200 characters. */
      password: string;
      /** At most 16 characters. */
      otp?: string;
    };
    Refresh: {
      /** At most 400 characters. */
      token?: string;
    };
    ChangeProfile: {
      /** 1 to 60 characters. */
      firstName?: string;
      /** 1 to 60 characters. */
      lastName?: string;
      /** At most 24 characters. */
      phone?: string;
      settings?: {
        marketingMail?: boolean;
      };
    };
    TurnNotice: {
      notice: 'order-state.app' | 'order-state.mail' | 'order-state.push' | 'order-assigned.app' | 'order-assigned.push' | 'order-lane.app' | 'order-lane.push' | 'order-lane-stays.app' | 'order-lane-stays.mail' | 'order-lane-stays.push' | 'order-stream.app' | 'order-stream.push' | 'order-progress-claimed.app' | 'order-progress-claimed.mail' | 'order-progress-claimed.push' | 'order-progress-agreed.app' | 'order-progress-agreed.push' | 'order-account.app' | 'order-account.push' | 'order-dispute.mail' | 'order-dispute.push' | 'order-pause.app' | 'order-pause.push' | 'order-booster-request.app' | 'order-booster-request.push' | 'order-account-request.app' | 'order-account-request.mail' | 'order-account-request.push' | 'order-rank.mail' | 'order-rank.push' | 'order-part-paid.app' | 'order-part-paid.push' | 'order-tip.app' | 'order-tip.push' | 'top-up-credited.app' | 'top-up-credited.push' | 'top-up-entered.push' | 'top-up-refunded.push' | 'payout-paid.push' | 'payout-refused.push' | 'fine-claim.mail' | 'fine-claim.push' | 'chat-message.push' | 'report-decided.app' | 'report-decided.push' | 'ticket-answered.app' | 'ticket-answered.mail' | 'ticket-answered.push' | 'ticket-closed.app' | 'ticket-closed.push' | 'ticket-reopened.app' | 'ticket-reopened.push' | 'order-login.push' | 'device-confirmed.push';
      on: boolean;
    };
    ChangePassword: {
      /** 1 to 200 characters. */
      oldPassword: string;
      /** 6 to 200 characters. */
      newPassword: string;
    };
    DeleteAccount: {
      /** 1 to 200 characters. */
      password: string;
    };
    ConfirmEmailChange: {
      /** 1 to 400 characters. */
      token: string;
    };
    BeginSecondFactor: {
      /** 1 to 200 characters. */
      password: string;
    };
    ProveSecondFactor: {
      /** 6 to 16 characters. */
      code: string;
    };
    RemoveSecondFactor: {
      /** 1 to 200 characters. */
      password: string;
      /** 6 to 16 characters. */
      code: string;
    };
    NewUser: {
      role: 'customer' | 'booster' | 'staff' | 'admin' | 'user';
      /** 1 to 60 characters. */
      firstName: string;
      /** 1 to 60 characters. */
      lastName: string;
      /** At most 100 characters. */
      email: string;
      /** At most 24 characters. */
      phone: string;
      /** 3 to 24 characters. */
      username: string;
      /** 6 to 200 characters. */
      password?: string;
      /** At most 31 of them. */
      scopes?: ('users:read' | 'users:write' | 'boosters:read' | 'boosters:write' | 'orders:read' | 'orders:write' | 'vault:read' | 'vault:write' | 'wallets:read' | 'wallets:write' | 'payouts:read' | 'payouts:write' | 'tickets:read' | 'tickets:write' | 'messages:read' | 'messages:write' | 'reports:read' | 'reports:write' | 'listings:read' | 'listings:write' | 'coupons:read' | 'coupons:write' | 'prices:read' | 'prices:write' | 'content:read' | 'content:write' | 'audit:read' | 'audit:write' | 'integrations:read' | 'integrations:write' | 'access:write')[];
    };
    RemoveUser: {
      userId: string;
      /** 3 to 500 characters. */
      reason: string;
    };
    SendMail: {
      userId: string;
      /** 3 to 120 characters. */
      subject: string;
      /** 3 to 5,000 characters. */
      text: string;
    };
    ClearAddress: {
      userId: string;
      /** 3 to 500 characters. */
      reason?: string;
    };
    ChangeEmail: {
      userId: string;
      /** At most 100 characters. */
      email: string;
      /** 3 to 500 characters. */
      reason: string;
    };
    DropEmailChange: {
      userId: string;
      /** 3 to 500 characters. */
      reason: string;
    };
    ChangePhone: {
      userId: string;
      /** At most 24 characters. */
      phone: string;
      /** 3 to 500 characters. */
      reason: string;
    };
    ChangeScopes: {
      userId: string;
      role: 'staff' | 'admin';
      /** At most 31 of them. */
      scopes: ('users:read' | 'users:write' | 'boosters:read' | 'boosters:write' | 'orders:read' | 'orders:write' | 'vault:read' | 'vault:write' | 'wallets:read' | 'wallets:write' | 'payouts:read' | 'payouts:write' | 'tickets:read' | 'tickets:write' | 'messages:read' | 'messages:write' | 'reports:read' | 'reports:write' | 'listings:read' | 'listings:write' | 'coupons:read' | 'coupons:write' | 'prices:read' | 'prices:write' | 'content:read' | 'content:write' | 'audit:read' | 'audit:write' | 'integrations:read' | 'integrations:write' | 'access:write')[];
      known: {
        role: 'customer' | 'booster' | 'staff' | 'admin';
        /** At most 31 of them. */
        scopes: ('users:read' | 'users:write' | 'boosters:read' | 'boosters:write' | 'orders:read' | 'orders:write' | 'vault:read' | 'vault:write' | 'wallets:read' | 'wallets:write' | 'payouts:read' | 'payouts:write' | 'tickets:read' | 'tickets:write' | 'messages:read' | 'messages:write' | 'reports:read' | 'reports:write' | 'listings:read' | 'listings:write' | 'coupons:read' | 'coupons:write' | 'prices:read' | 'prices:write' | 'content:read' | 'content:write' | 'audit:read' | 'audit:write' | 'integrations:read' | 'integrations:write' | 'access:write')[];
      };
      /** 3 to 500 characters. */
      reason: string;
    };
    EndSession: {
      sessionId: string;
      /** 3 to 500 characters. */
      reason: string;
    };
    EndSessions: {
      userId: string;
      /** 3 to 500 characters. */
      reason: string;
    };
    SendPasswordLink: {
      userId: string;
      /** 3 to 500 characters. */
      reason: string;
    };
    NewApiKey: {
      /** 3 to 60 characters. */
      name: string;
      /** At most 31 of them. */
      scopes: ('users:read' | 'users:write' | 'boosters:read' | 'boosters:write' | 'orders:read' | 'orders:write' | 'vault:read' | 'vault:write' | 'wallets:read' | 'wallets:write' | 'payouts:read' | 'payouts:write' | 'tickets:read' | 'tickets:write' | 'messages:read' | 'messages:write' | 'reports:read' | 'reports:write' | 'listings:read' | 'listings:write' | 'coupons:read' | 'coupons:write' | 'prices:read' | 'prices:write' | 'content:read' | 'content:write' | 'audit:read' | 'audit:write' | 'integrations:read' | 'integrations:write' | 'access:write')[];
      /** 1 to 6,000. */
      perMinute?: number;
      expiresInDays: number | null;
    };
    ApiKeyRotation: {
      /** 0 to 168. */
      overlapHours?: number;
    };
    ApiKeyEnd: {
      /** 3 to 500 characters. */
      reason: string;
    };
    NewWebhook: {
      /** At most 500 characters. */
      url: string;
      /** At most 26 of them. */
      events: ('order.paid' | 'order.payment_failed' | 'order.ready' | 'order.taken' | 'order.returned' | 'order.started' | 'order.paused' | 'order.resumed' | 'order.finished' | 'order.disputed' | 'order.confirmed' | 'order.completed' | 'order.cancelled' | 'dispute.answered' | 'dispute.decided' | 'ticket.opened' | 'ticket.answered' | 'ticket.closed' | 'ticket.reopened' | 'topup.succeeded' | 'topup.succeeded.v2' | 'topup.failed' | 'topup.refunded' | 'payout.requested' | 'payout.paid' | 'payout.refused')[];
    };
    WebhookChange: {
      /** At most 500 characters. */
      url?: string;
      /** At most 26 of them. */
      events?: ('order.paid' | 'order.payment_failed' | 'order.ready' | 'order.taken' | 'order.returned' | 'order.started' | 'order.paused' | 'order.resumed' | 'order.finished' | 'order.disputed' | 'order.confirmed' | 'order.completed' | 'order.cancelled' | 'dispute.answered' | 'dispute.decided' | 'ticket.opened' | 'ticket.answered' | 'ticket.closed' | 'ticket.reopened' | 'topup.succeeded' | 'topup.succeeded.v2' | 'topup.failed' | 'topup.refunded' | 'payout.requested' | 'payout.paid' | 'payout.refused')[];
      basedOn?: Record<string, unknown>;
    };
    SecretRotation: {
      /** 0 to 168. */
      overlapHours?: number;
    };
    JobCommand: {
      jobId: string;
      /** 3 to 500 characters. */
      reason: string;
    };
    /** A note, or a suspicion (fraud, a shared account) with its reason. */
    NewNote: {
      recordId: string;
      kind: 'note' | 'suspicion';
      /** 3 to 2,000 characters. */
      text: string;
    };
    LiftSuspicion: {
      /** 3 to 500 characters. */
      reason: string;
    };
    MarkNotificationsRead: {
      /** At most 200 of them. */
      ids: string[];
    } | {
      all: true;
    };
    ChangeSubscription: {
      /** 1 to 400 characters. */
      token: string;
      on: boolean;
    };
    SubscribePush: {
      /** At most 1,000 characters. */
      endpoint: string;
      keys: {
        /** 87 to 88 characters. */
        p256dh: string;
        /** 22 to 24 characters. */
        auth: string;
      };
    };
    PushBrowser: {
      /** At most 1,000 characters. */
      endpoint: string;
    };
    PlaceOrder: {
      draft: components['schemas']['Draft'];
      expectedPrice: components['schemas']['Money'];
    };
    /** What is ordered. `champions` are named with the lane `champion`, which is priced for it; beside another lane they are refused (field code `lane_champion`). */
    Draft: {
      service: 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: boolean;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'euw' | 'eune' | 'ru';
      queue?: 'solo' | 'flex';
      current: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
        /** 1 to 4. */
        division?: number;
        /** 0 to 3,000. */
        lp?: number;
      };
      target: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
        /** 1 to 4. */
        division?: number;
        /** 0 to 3,000. */
        lp?: number;
      };
      lane?: 'none' | 'top' | 'jungle' | 'middle' | 'adc' | 'support' | 'champion';
      /** At most 5 of them. */
      champions?: ('Aatrox' | 'Ahri' | 'Akali' | 'Akshan' | 'Alistar' | 'Ambessa' | 'Amumu' | 'Anivia' | 'Annie' | 'Aphelios' | 'Ashe' | 'Aurelion Sol' | 'Aurora' | 'Azir' | 'Bard' | 'Bel\'Veth' | 'Blitzcrank' | 'Brand' | 'Braum' | 'Briar' | 'Caitlyn' | 'Camille' | 'Cassiopeia' | 'Cho\'Gath' | 'Corki' | 'Darius' | 'Diana' | 'Dr. Mundo' | 'Draven' | 'Ekko' | 'Elise' | 'Evelynn' | 'Ezreal' | 'Fiddlesticks' | 'Fiora' | 'Fizz' | 'Galio' | 'Gangplank' | 'Garen' | 'Gnar' | 'Gragas' | 'Graves' | 'Gwen' | 'Hecarim' | 'Heimerdinger' | 'Hwei' | 'Illaoi' | 'Irelia' | 'Ivern' | 'Janna' | 'Jarvan IV' | 'Jax' | 'Jayce' | 'Jhin' | 'Jinx' | 'K\'Sante' | 'Kai\'Sa' | 'Kalista' | 'Karma' | 'Karthus' | 'Kassadin' | 'Katarina' | 'Kayle' | 'Kayn' | 'Kennen' | 'Kha\'Zix' | 'Kindred' | 'Kled' | 'Kog\'Maw' | 'LeBlanc' | 'Lee Sin' | 'Leona' | 'Lillia' | 'Lissandra' | 'Lucian' | 'Lulu' | 'Lux' | 'Malphite' | 'Malzahar' | 'Maokai' | 'Master Yi' | 'Mel' | 'Milio' | 'Miss Fortune' | 'Mordekaiser' | 'Morgana' | 'Naafiri' | 'Nami' | 'Nasus' | 'Nautilus' | 'Neeko' | 'Nidalee' | 'Nilah' | 'Nocturne' | 'Nunu & Willump' | 'Olaf' | 'Orianna' | 'Ornn' | 'Pantheon' | 'Poppy' | 'Pyke' | 'Qiyana' | 'Quinn' | 'Rakan' | 'Rammus' | 'Rek\'Sai' | 'Rell' | 'Renata Glasc' | 'Renekton' | 'Rengar' | 'Riven' | 'Rumble' | 'Ryze' | 'Samira' | 'Sejuani' | 'Senna' | 'Seraphine' | 'Sett' | 'Shaco' | 'Shen' | 'Shyvana' | 'Singed' | 'Sion' | 'Sivir' | 'Skarner' | 'Smolder' | 'Sona' | 'Soraka' | 'Swain' | 'Sylas' | 'Syndra' | 'Tahm Kench' | 'Taliyah' | 'Talon' | 'Taric' | 'Teemo' | 'Thresh' | 'Tristana' | 'Trundle' | 'Tryndamere' | 'Twisted Fate' | 'Twitch' | 'Udyr' | 'Urgot' | 'Varus' | 'Vayne' | 'Veigar' | 'Vel\'Koz' | 'Vex' | 'Vi' | 'Viego' | 'Viktor' | 'Vladimir' | 'Volibear' | 'Warwick' | 'Wukong' | 'Xayah' | 'Xerath' | 'Xin Zhao' | 'Yasuo' | 'Yone' | 'Yorick' | 'Yunara' | 'Yuumi' | 'Zaahen' | 'Zac' | 'Zed' | 'Zeri' | 'Ziggs' | 'Zilean' | 'Zoe' | 'Zyra')[];
      /** At most 2 of them. */
      spells?: ('barrier' | 'cleanse' | 'ignite' | 'exhaust' | 'flash' | 'ghost' | 'heal' | 'clarity' | 'smite' | 'teleport' | 'snowball')[];
      flashKey?: 'd' | 'f';
    } | {
      service: 'wildrift/elo-boost' | 'wildrift/duo-boost';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: boolean;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'eu' | 'na' | 'ru';
      queue?: 'solo' | 'flex';
      current: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
        /** 1 to 4. */
        division?: number;
        /** 0 to 3,000. */
        lp?: number;
      };
      target: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
        /** 1 to 4. */
        division?: number;
        /** 0 to 3,000. */
        lp?: number;
      };
      lane?: 'none' | 'top' | 'jungle' | 'middle' | 'adc' | 'support' | 'champion';
      /** At most 5 of them. */
      champions?: ('Aatrox' | 'Ahri' | 'Akali' | 'Akshan' | 'Alistar' | 'Ambessa' | 'Amumu' | 'Anivia' | 'Annie' | 'Aphelios' | 'Ashe' | 'Aurelion Sol' | 'Aurora' | 'Azir' | 'Bard' | 'Bel\'Veth' | 'Blitzcrank' | 'Brand' | 'Braum' | 'Briar' | 'Caitlyn' | 'Camille' | 'Cassiopeia' | 'Cho\'Gath' | 'Corki' | 'Darius' | 'Diana' | 'Dr. Mundo' | 'Draven' | 'Ekko' | 'Elise' | 'Evelynn' | 'Ezreal' | 'Fiddlesticks' | 'Fiora' | 'Fizz' | 'Galio' | 'Gangplank' | 'Garen' | 'Gnar' | 'Gragas' | 'Graves' | 'Gwen' | 'Hecarim' | 'Heimerdinger' | 'Hwei' | 'Illaoi' | 'Irelia' | 'Ivern' | 'Janna' | 'Jarvan IV' | 'Jax' | 'Jayce' | 'Jhin' | 'Jinx' | 'K\'Sante' | 'Kai\'Sa' | 'Kalista' | 'Karma' | 'Karthus' | 'Kassadin' | 'Katarina' | 'Kayle' | 'Kayn' | 'Kennen' | 'Kha\'Zix' | 'Kindred' | 'Kled' | 'Kog\'Maw' | 'LeBlanc' | 'Lee Sin' | 'Leona' | 'Lillia' | 'Lissandra' | 'Lucian' | 'Lulu' | 'Lux' | 'Malphite' | 'Malzahar' | 'Maokai' | 'Master Yi' | 'Mel' | 'Milio' | 'Miss Fortune' | 'Mordekaiser' | 'Morgana' | 'Naafiri' | 'Nami' | 'Nasus' | 'Nautilus' | 'Neeko' | 'Nidalee' | 'Nilah' | 'Nocturne' | 'Nunu & Willump' | 'Olaf' | 'Orianna' | 'Ornn' | 'Pantheon' | 'Poppy' | 'Pyke' | 'Qiyana' | 'Quinn' | 'Rakan' | 'Rammus' | 'Rek\'Sai' | 'Rell' | 'Renata Glasc' | 'Renekton' | 'Rengar' | 'Riven' | 'Rumble' | 'Ryze' | 'Samira' | 'Sejuani' | 'Senna' | 'Seraphine' | 'Sett' | 'Shaco' | 'Shen' | 'Shyvana' | 'Singed' | 'Sion' | 'Sivir' | 'Skarner' | 'Smolder' | 'Sona' | 'Soraka' | 'Swain' | 'Sylas' | 'Syndra' | 'Tahm Kench' | 'Taliyah' | 'Talon' | 'Taric' | 'Teemo' | 'Thresh' | 'Tristana' | 'Trundle' | 'Tryndamere' | 'Twisted Fate' | 'Twitch' | 'Udyr' | 'Urgot' | 'Varus' | 'Vayne' | 'Veigar' | 'Vel\'Koz' | 'Vex' | 'Vi' | 'Viego' | 'Viktor' | 'Vladimir' | 'Volibear' | 'Warwick' | 'Wukong' | 'Xayah' | 'Xerath' | 'Xin Zhao' | 'Yasuo' | 'Yone' | 'Yorick' | 'Yunara' | 'Yuumi' | 'Zaahen' | 'Zac' | 'Zed' | 'Zeri' | 'Ziggs' | 'Zilean' | 'Zoe' | 'Zyra')[];
    } | {
      service: 'tft/elo-boost' | 'tft/duo-boost';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: boolean;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'euw' | 'eune' | 'ru';
      queue?: 'solo' | 'flex';
      current: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
        /** 1 to 4. */
        division?: number;
        /** 0 to 3,000. */
        lp?: number;
      };
      target: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
        /** 1 to 4. */
        division?: number;
        /** 0 to 3,000. */
        lp?: number;
      };
    } | {
      service: 'valorant/elo-boost' | 'valorant/duo-boost';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: boolean;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'eu' | 'ru';
      current: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'ascendant' | 'immortal' | 'radiant';
        /** 1 to 3. */
        division?: number;
        /** 0 to 3,000. */
        kp?: number;
        /** 0 to 3,000. */
        lp?: number;
      };
      target: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'ascendant' | 'immortal' | 'radiant';
        /** 1 to 3. */
        division?: number;
        /** 0 to 3,000. */
        kp?: number;
        /** 0 to 3,000. */
        lp?: number;
      };
      /** At most 5 of them. */
      agents?: ('jett' | 'raze' | 'breach' | 'omen' | 'brimstone' | 'phoenix' | 'sage' | 'sova' | 'viper' | 'cypher' | 'reyna' | 'killjoy' | 'skye' | 'yoru' | 'astra' | 'chamber' | 'kayo' | 'neon' | 'fade')[];
    } | {
      service: 'league-of-legends/win-boost';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'euw' | 'eune' | 'ru';
      current: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
        /** 1 to 4. */
        division?: number;
        /** 0 to 3,000. */
        lp?: number;
      };
      /** 1 to 20. */
      wins: number;
    } | {
      service: 'wildrift/win-boost';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'eu' | 'na' | 'ru';
      current: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
        /** 1 to 4. */
        division?: number;
        /** 0 to 3,000. */
        lp?: number;
      };
      /** 1 to 20. */
      wins: number;
    } | {
      service: 'tft/win-boost';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'euw' | 'eune' | 'ru';
      current: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
        /** 1 to 4. */
        division?: number;
        /** 0 to 3,000. */
        lp?: number;
      };
      /** 1 to 20. */
      wins: number;
    } | {
      service: 'valorant/win-boost';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'eu' | 'ru';
      current: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'ascendant' | 'immortal' | 'radiant';
        /** 1 to 3. */
        division?: number;
        /** 0 to 3,000. */
        kp?: number;
        /** 0 to 3,000. */
        lp?: number;
      };
      /** 1 to 20. */
      wins: number;
    } | {
      service: 'league-of-legends/yerlestirme-maclari';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'euw' | 'eune' | 'ru';
      previousTier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
      /** 1 to 10. */
      matches: number;
    } | {
      service: 'wildrift/yerlestirme-maclari';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'eu' | 'na' | 'ru';
      previousTier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
      /** 1 to 10. */
      matches: number;
    } | {
      service: 'tft/yerlestirme-maclari';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'euw' | 'eune' | 'ru';
      previousTier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
      /** 1 to 10. */
      matches: number;
    } | {
      service: 'valorant/yerlestirme-maclari';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'eu' | 'ru';
      previousTier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'ascendant' | 'immortal' | 'radiant';
      /** 1 to 5. */
      matches: number;
    } | {
      service: 'league-of-legends/hero-boost';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'euw' | 'eune' | 'ru';
      mastery: {
        champion: 'Aatrox' | 'Ahri' | 'Akali' | 'Akshan' | 'Alistar' | 'Ambessa' | 'Amumu' | 'Anivia' | 'Annie' | 'Aphelios' | 'Ashe' | 'Aurelion Sol' | 'Aurora' | 'Azir' | 'Bard' | 'Bel\'Veth' | 'Blitzcrank' | 'Brand' | 'Braum' | 'Briar' | 'Caitlyn' | 'Camille' | 'Cassiopeia' | 'Cho\'Gath' | 'Corki' | 'Darius' | 'Diana' | 'Dr. Mundo' | 'Draven' | 'Ekko' | 'Elise' | 'Evelynn' | 'Ezreal' | 'Fiddlesticks' | 'Fiora' | 'Fizz' | 'Galio' | 'Gangplank' | 'Garen' | 'Gnar' | 'Gragas' | 'Graves' | 'Gwen' | 'Hecarim' | 'Heimerdinger' | 'Hwei' | 'Illaoi' | 'Irelia' | 'Ivern' | 'Janna' | 'Jarvan IV' | 'Jax' | 'Jayce' | 'Jhin' | 'Jinx' | 'K\'Sante' | 'Kai\'Sa' | 'Kalista' | 'Karma' | 'Karthus' | 'Kassadin' | 'Katarina' | 'Kayle' | 'Kayn' | 'Kennen' | 'Kha\'Zix' | 'Kindred' | 'Kled' | 'Kog\'Maw' | 'LeBlanc' | 'Lee Sin' | 'Leona' | 'Lillia' | 'Lissandra' | 'Lucian' | 'Lulu' | 'Lux' | 'Malphite' | 'Malzahar' | 'Maokai' | 'Master Yi' | 'Mel' | 'Milio' | 'Miss Fortune' | 'Mordekaiser' | 'Morgana' | 'Naafiri' | 'Nami' | 'Nasus' | 'Nautilus' | 'Neeko' | 'Nidalee' | 'Nilah' | 'Nocturne' | 'Nunu & Willump' | 'Olaf' | 'Orianna' | 'Ornn' | 'Pantheon' | 'Poppy' | 'Pyke' | 'Qiyana' | 'Quinn' | 'Rakan' | 'Rammus' | 'Rek\'Sai' | 'Rell' | 'Renata Glasc' | 'Renekton' | 'Rengar' | 'Riven' | 'Rumble' | 'Ryze' | 'Samira' | 'Sejuani' | 'Senna' | 'Seraphine' | 'Sett' | 'Shaco' | 'Shen' | 'Shyvana' | 'Singed' | 'Sion' | 'Sivir' | 'Skarner' | 'Smolder' | 'Sona' | 'Soraka' | 'Swain' | 'Sylas' | 'Syndra' | 'Tahm Kench' | 'Taliyah' | 'Talon' | 'Taric' | 'Teemo' | 'Thresh' | 'Tristana' | 'Trundle' | 'Tryndamere' | 'Twisted Fate' | 'Twitch' | 'Udyr' | 'Urgot' | 'Varus' | 'Vayne' | 'Veigar' | 'Vel\'Koz' | 'Vex' | 'Vi' | 'Viego' | 'Viktor' | 'Vladimir' | 'Volibear' | 'Warwick' | 'Wukong' | 'Xayah' | 'Xerath' | 'Xin Zhao' | 'Yasuo' | 'Yone' | 'Yorick' | 'Yunara' | 'Yuumi' | 'Zaahen' | 'Zac' | 'Zed' | 'Zeri' | 'Ziggs' | 'Zilean' | 'Zoe' | 'Zyra';
        from: {
          /** 0 to 7. */
          level: number;
          /** 0 to 2. */
          marks?: number;
        };
        to: {
          /** 0 to 7. */
          level: number;
          /** 0 to 2. */
          marks?: number;
        };
      };
    } | {
      service: 'league-of-legends/level-boost';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'euw' | 'eune' | 'ru';
      level: {
        /** 1 to 30. */
        from: number;
        /** 1 to 30. */
        to: number;
      };
    } | {
      service: 'league-of-legends/challenger-boost';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'euw' | 'eune' | 'ru';
      current: {
        /** 0 to 3,000. */
        lp: number;
      };
      target: {
        /** 0 to 3,000. */
        lp: number;
      };
    } | {
      service: 'valorant/immortal-boost';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'eu' | 'ru';
      current: {
        /** 0 to 3,000. */
        kp: number;
      };
      target: {
        /** 0 to 3,000. */
        kp: number;
      };
    } | {
      service: 'valorant/normal-mac';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'eu' | 'ru';
      /** 1 to 20. */
      matches: number;
    } | {
      service: 'kocluk';
      extras?: {
        offline?: boolean;
        stream?: boolean;
        priority?: boolean;
        extraWin?: false;
      };
      /** At most 40 characters. */
      coupon?: string;
      /** At most 500 characters. */
      note?: string;
      server?: 'tr' | 'euw' | 'eune' | 'ru' | 'eu' | 'na';
      coach: {
        game: 'league' | 'wildrift' | 'tft';
        league: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
        /** 1 to 20. */
        hours: number;
      } | {
        game: 'valorant';
        league: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'ascendant' | 'immortal' | 'radiant';
        /** 1 to 20. */
        hours: number;
      };
    };
    /** An amount in kuruş (1 TRY = 100 kuruş). */
    Money: {
      amount: number;
      currency: 'TRY';
    };
    /** `champion` names which, with the lane `champion` only; beside another lane it is refused (field code `lane_champion`). */
    ChangeLane: {
      lane: 'none' | 'top' | 'jungle' | 'middle' | 'adc' | 'support' | 'champion';
      champion?: string;
      expectedDifference?: components['schemas']['Money'];
    };
    Transition: {
      to: 'payment-error' | 'waiting' | 'processing' | 'starting' | 'started' | 'in-game' | 'finished' | 'closed' | 'completed' | 'cancelled';
      /** 3 to 500 characters. */
      reason?: string;
      /** 0 to 100. */
      earnedPercent?: number;
      /** 0 to 100. */
      donePercent?: number;
      found?: components['schemas']['FoundRank'];
      /** At most 5 of them. */
      pictures?: string[];
    };
    FoundRank: {
      tier?: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger' | 'ascendant' | 'immortal' | 'radiant';
      /** 1 to 4. */
      division?: number;
      /** 0 to 3,000. */
      points?: number;
    };
    NewMatch: {
      /** 1 to 40 characters. */
      champion?: string;
      /** 1 to 40 characters. */
      agent?: string;
      /** 0 to 200. */
      kills: number;
      /** 0 to 200. */
      deaths: number;
      /** 0 to 200. */
      assists: number;
      /** -500 to 500. */
      points: number;
      /** 0 to 200,000. */
      gold?: number;
      result: 'win' | 'loss';
      playedAt: string;
    };
    CorrectProgress: {
      /** 0 to 3,100. */
      done?: number;
      current?: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger' | 'ascendant' | 'immortal' | 'radiant';
        /** 1 to 4. */
        division?: number;
        /** 0 to 3,000. */
        points?: number;
      };
      /** 3 to 500 characters. */
      reason: string;
    };
    AgreeProgress: {
      claim: string;
    };
    Tip: {
      amount: components['schemas']['PositiveMoney'];
    };
    /** Published at once, so a text with a telephone number, an e-mail address or a link is refused (field code `contact`). */
    WriteReview: {
      /** 1 to 5. */
      stars: number;
      /** 3 to 600 characters. */
      text: string;
    };
    /** An https link of a stream or recording on Twitch, YouTube or Kick; it is kept without what the site does not need to find it. */
    GiveStream: {
      /** At most 200 characters. */
      url: string;
    };
    JudgeReview: {
      reviewId: string;
      /** 3 to 500 characters. */
      reason: string;
    };
    ChooseState: {
      orderId: string;
      state: 'payment-error' | 'waiting' | 'processing' | 'starting' | 'started' | 'in-game' | 'finished' | 'closed' | 'completed' | 'cancelled';
      /** 3 to 500 characters. */
      reason: string;
      /** 0 to 100. */
      earnedPercent?: number;
      /** 0 to 100. */
      donePercent?: number;
    };
    ChooseBooster: {
      orderId: string;
      boosterId: string;
      /** 3 to 500 characters. */
      reason?: string;
      /** 0 to 100. */
      donePercent?: number;
    };
    AgreeProgressForCustomer: {
      orderId: string;
      claim: string;
      /** 3 to 500 characters. */
      reason: string;
    };
    OpenDispute: {
      kind: 'not-reached' | 'not-as-ordered' | 'account' | 'other';
      /** 10 to 1,500 characters. */
      text: string;
      /** 0 to 100. */
      claimedPercent?: number;
      /** At most 5 of them. */
      pictures?: string[];
    };
    ProposeEnd: {
      end: 'uphold' | 'refund';
      refund?: components['schemas']['PositiveMoney'];
    };
    AgreeOnEnd: {
      proposal: string;
    };
    AnswerDispute: {
      /** 10 to 1,500 characters. */
      text: string;
      /** At most 5 of them. */
      pictures?: string[];
    };
    /** Others read it, so a text with a telephone number, an e-mail address or a link is refused (field code `contact`). */
    WithReason: {
      /** 3 to 500 characters. */
      reason: string;
    };
    DecideDispute: {
      orderId: string;
      decision: 'uphold' | 'refund' | 'reject';
      refund?: components['schemas']['PositiveMoney'];
      /** 3 to 500 characters. */
      reason: string;
    };
    AgreeRank: {
      expectedDifference: components['schemas']['Money'];
    };
    DecideAccountRequest: {
      orderId: string;
      decision: 'approve' | 'decline';
      requestedAt: string;
      /** 3 to 500 characters. */
      reason: string;
    };
    DeclineBoosterRequest: {
      orderId: string;
      /** 3 to 500 characters. */
      reason: string;
    };
    /** A draft makes it an order paid with a card in one go: it is placed when the provider confirms. `lane` changes the lane of an order in the same way. Either may charge as little as the provider does (`settings.prices.cardMinimum`). */
    StartTopUp: {
      amount: components['schemas']['Money'];
      draft?: components['schemas']['Draft'];
      lane?: components['schemas']['LaneToPay'];
    };
    LaneToPay: {
      orderId: string;
      lane: 'none' | 'top' | 'jungle' | 'middle' | 'adc' | 'support' | 'champion';
      champion?: string;
      expectedDifference: components['schemas']['PositiveMoney'];
    };
    /** Money that came by bank transfer or to the company’s e-wallet. It is credited at once, and each reference only once. */
    EnterTopUp: {
      userId: string;
      amount: components['schemas']['PositiveMoney'];
      provider: 'bank-transfer' | 'e-wallet';
      /** 3 to 64 characters. */
      reference: string;
      arrivedOn: string;
      /** 2 to 120 characters. */
      sender: string;
      ticketId?: string;
      /** 3 to 500 characters. */
      note?: string;
    };
    /** What was sent by hand has the bank’s number (`reference`); of a refund to a card it is said why that is known (`reason`). */
    RefundMade: {
      /** 3 to 64 characters. */
      reference?: string;
      /** 3 to 500 characters. */
      reason?: string;
    };
    RefundDropped: {
      /** 3 to 500 characters. */
      reason: string;
    };
    /** A bank transfer is sent back to an IBAN, which it asks for; a card and an e-wallet get back what came from them. */
    RefundTopUp: {
      /** 3 to 500 characters. */
      reason: string;
      /** 15 to 42 characters. */
      iban?: string;
    };
    NewCoupon: {
      code: string;
      discount: {
        type: 'percent';
        /** 1 to 100. */
        percent: number;
      } | {
        type: 'amount';
        amount: components['schemas']['PositiveMoney'];
      };
      validFrom?: string | null;
      validUntil?: string | null;
      minimumTotal?: components['schemas']['PositiveMoney'] | null;
      maximumDiscount?: components['schemas']['PositiveMoney'] | null;
      /** At most 22 of them. */
      services?: ('kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari')[];
      totalUses?: number | null;
      usesPerCustomer?: number | null;
    };
    ChangeCoupon: {
      code?: string;
      discount?: {
        type: 'percent';
        /** 1 to 100. */
        percent: number;
      } | {
        type: 'amount';
        amount: components['schemas']['PositiveMoney'];
      };
      validFrom?: string | null;
      validUntil?: string | null;
      minimumTotal?: components['schemas']['PositiveMoney'] | null;
      maximumDiscount?: components['schemas']['PositiveMoney'] | null;
      /** At most 22 of them. */
      services?: ('kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari')[];
      totalUses?: number | null;
      usesPerCustomer?: number | null;
      basedOn?: Record<string, unknown>;
    };
    EndCoupon: {
      couponId: string;
      /** 3 to 500 characters. */
      reason: string;
    };
    CouponFile: {
      /** At most 400,000 characters. */
      text: string;
    };
    PublishPriceBook: {
      basedOn: number;
      document: components['schemas']['SoundPriceBook'];
      /** 3 to 500 characters. */
      reason: string;
      publishAt?: string;
    };
    SoundPriceBook: components['schemas']['PriceBook'];
    PriceBook: {
      ladders: {
        league: {
          rung: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond', number>;
          point: Record<'master' | 'grandmaster' | 'challenger', number>;
          win: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
          placement: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
          coaching: Record<'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
        };
        valorant: {
          rung: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'ascendant' | 'immortal', number>;
          point: {
          };
          win: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'ascendant' | 'immortal' | 'radiant', number>;
          placement: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'ascendant' | 'immortal' | 'radiant', number>;
          coaching: Record<'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'ascendant' | 'immortal' | 'radiant', number>;
        };
        wildrift: {
          rung: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond', number>;
          point: Record<'master' | 'grandmaster' | 'challenger', number>;
          win: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
          placement: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
          coaching: Record<'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
        };
        tft: {
          rung: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond', number>;
          point: Record<'master' | 'grandmaster' | 'challenger', number>;
          win: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
          placement: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
          coaching: Record<'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
        };
      };
      /** At most 10 of them. */
      mastery: number[];
      /** At most 29 of them. */
      levels: number[];
      challengerLp: number;
      radiantKp: number;
      unratedMatch: number;
      factors: {
        server: {
          league: Record<'tr' | 'euw' | 'eune' | 'ru', number>;
          valorant: Record<'tr' | 'eu' | 'ru', number>;
          wildrift: Record<'tr' | 'eu' | 'na' | 'ru', number>;
          tft: Record<'tr' | 'euw' | 'eune' | 'ru', number>;
        };
        queue: Record<'solo' | 'flex', number>;
        duo: number;
      };
      leastRung?: number;
      surcharges: {
        lane: Record<'none' | 'top' | 'jungle' | 'middle' | 'adc' | 'support' | 'champion', number>;
        agents: number;
        offline: number;
        stream: number;
        priority: number;
      };
      boosterShare: {
        '1': number;
        '2': number;
        '3': number;
        '4': number;
      };
      pace: {
        rung: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger' | 'ascendant' | 'immortal', number>;
        match: number;
        mastery: number;
        level: number;
        point: number;
        calendar: {
          minimum: number;
          maximum: number;
        };
      };
    };
    ChangeSettings: {
      basedOn: number;
      values: {
        promotionalCode?: string | null;
        /** 1 to 60. */
        messageAttempts?: number;
        /** 1 to 1,440. */
        messageMinutes?: number;
        /** 12 to 336. */
        closesAfterHours?: number;
        secondAdminAbove?: {
          /** 100 to 1,000,000,000. */
          amount: number;
          currency: 'TRY';
        } | null;
        /** 1 to 30. */
        approvalDays?: number;
        cardMinimum?: {
          /** 100 to 10,000. */
          amount: number;
          currency: 'TRY';
        };
        minimumOrder?: {
          /** 100 to 100,000. */
          amount: number;
          currency: 'TRY';
        };
        minimumPayout?: {
          /** 100 to 100,000. */
          amount: number;
          currency: 'TRY';
        };
        minimumTip?: {
          /** 100 to 10,000. */
          amount: number;
          currency: 'TRY';
        };
        /** At most 120 characters. */
        contactMail?: string;
        contactPhone?: string | null;
        whatsapp?: string | null;
        discord?: string | null;
        address?: string | null;
        workingHours?: string | null;
      };
      /** 3 to 500 characters. */
      reason: string;
    };
    BuyAccount: {
      expectedPrice: components['schemas']['Money'];
    };
    NewListing: {
      server: 'br' | 'eune' | 'euw' | 'lan' | 'las' | 'na' | 'oce' | 'ru' | 'tr' | 'jp' | 'kr';
      /** 1 to 2,000. */
      level: number;
      /** 3 to 500 characters. */
      description: string;
      price: components['schemas']['PositiveMoney'];
      onSale?: boolean;
    };
    ChangeListing: {
      server?: 'br' | 'eune' | 'euw' | 'lan' | 'las' | 'na' | 'oce' | 'ru' | 'tr' | 'jp' | 'kr';
      /** 1 to 2,000. */
      level?: number;
      /** 3 to 500 characters. */
      description?: string;
      price?: components['schemas']['PositiveMoney'];
      onSale?: boolean;
      basedOn?: Record<string, unknown>;
      id?: unknown;
      stock?: unknown;
      sold?: unknown;
      createdAt?: unknown;
      updatedAt?: unknown;
    };
    /** Accounts for a listing, one `user:password[:mail…]` a line. All are added or none. */
    AddSmurf: {
      cardId: string;
      /** At most 200 of them. */
      lines: string[];
    };
    /** Takes a sold account back and refunds its buyer. Back in stock it needs a new password. */
    RestoreSmurf: {
      stockAccountId: string;
      /** 3 to 500 characters. */
      reason: string;
      outcome: 'in-stock';
      /** 1 to 200 characters. */
      password: string;
    } | {
      stockAccountId: string;
      /** 3 to 500 characters. */
      reason: string;
      outcome: 'retired';
    };
    NewTicket: {
      type: 'account' | 'balance' | 'order' | 'other';
      /** 3 to 120 characters. */
      subject: string;
      /** 1 to 4,000 characters. */
      text: string;
      orderId?: string;
      topUpId?: string;
      /** At most 5 of them. */
      pictures?: string[];
    };
    NewTicketMessage: {
      /** 1 to 4,000 characters. */
      text: string;
      /** At most 5 of them. */
      pictures?: string[];
    };
    MoveTicket: {
      to: 'open' | 'closed' | 'trash';
    };
    Contact: {
      /** 2 to 100 characters. */
      name: string;
      /** At most 100 characters. */
      email: string;
      /** 10 to 4,000 characters. */
      text: string;
      /** At most 500 characters. */
      website?: string;
    };
    ContactAnswer: {
      /** 3 to 120 characters. */
      subject: string;
      /** 3 to 5,000 characters. */
      text: string;
    };
    NewCannedAnswer: {
      /** 2 to 80 characters. */
      title: string;
      /** 1 to 3,500 characters. */
      text: string;
      type: 'account' | 'balance' | 'order' | 'other' | null;
    };
    CannedAnswerChange: {
      /** 2 to 80 characters. */
      title?: string;
      /** 1 to 3,500 characters. */
      text?: string;
      type?: 'account' | 'balance' | 'order' | 'other' | null;
      basedOn?: Record<string, unknown>;
    };
    NewGameAccount: {
      game: 'league' | 'valorant' | 'wildrift' | 'tft';
      server: 'br' | 'eune' | 'euw' | 'lan' | 'las' | 'na' | 'oce' | 'ru' | 'tr' | 'jp' | 'kr' | 'eu';
      /** 2 to 40 characters. */
      inGameName: string;
      /** 1 to 100 characters. */
      username?: string;
      /** 1 to 200 characters. */
      password?: string;
    };
    NewDevice: {
      /** 2 to 60 characters. */
      name: string;
      /** 4 to 200 characters. */
      hwid: string;
      publicKey: components['schemas']['DeviceKey'];
    };
    DeviceKey: {
      kty: 'OKP';
      crv: 'X25519';
      x: unknown & unknown;
    } | {
      kty: 'EC';
      crv: 'P-256';
      x: string;
      y: string;
    };
    RequestLogin: {
      deviceId: string;
    };
    AskDeviceChallenge: {
      thumbprint: string;
    };
    DeviceProof: {
      /** 20 to 1,000 characters. */
      proof: string;
    };
    OpenLoginRelease: {
      /** 20 to 1,000 characters. */
      proof: string;
      releaseId: string;
    };
    ChooseDevice: {
      deviceId: string;
    };
    RemoveDevice: {
      deviceId: string;
      /** 3 to 500 characters. */
      reason?: string;
    };
    RequestPayout: {
      amount: components['schemas']['PositiveMoney'];
      /** 15 to 42 characters. */
      iban: string;
    };
    ConfirmPayout: {
      /** 1 to 400 characters. */
      token: string;
    };
    /** Decides a payout request: paid outside, or refused, which returns the reserved amount. */
    PayBooster: {
      payoutId: string;
      decision: 'paid' | 'refused';
      /** 3 to 500 characters. */
      reason?: string;
    };
    WithdrawBooster: {
      boosterId: string;
      amount: components['schemas']['PositiveMoney'];
      /** 15 to 42 characters. */
      iban: string;
      /** 3 to 500 characters. */
      reason?: string;
    };
    PenaltyBooster: {
      boosterId: string;
      amount: components['schemas']['PositiveMoney'];
      /** 3 to 500 characters. */
      reason: string;
      orderId?: string;
    };
    AddFunds: {
      userId: string;
      type: 'add' | 'remove';
      amount: components['schemas']['PositiveMoney'];
      /** 3 to 500 characters. */
      reason: string;
    };
    /** A fine above the balance. What the balance holds is taken at once, the rest from what the booster earns later. */
    ClaimFine: {
      boosterId: string;
      amount: components['schemas']['PositiveMoney'];
      /** 3 to 500 characters. */
      reason: string;
      orderId?: string;
    };
    /** Above the limit a second admin is needed: it counts what all staff and admins have moved by one command for one owner of money within these hours, and at 10 times the limit what one person of them has moved. “left” is what of it the reader may still move alone by the command and for the owner that were asked about. */
    ApprovalRule: {
      limit: components['schemas']['Money'] | null;
      left: components['schemas']['Money'] | null;
      withinHours: number;
      expiresAfterDays: number;
    };
    AdminApproval: {
      id: string;
      command: 'add-funds' | 'penalty-booster' | 'withdraw-booster' | 'pay-booster' | 'refund-top-up' | 'enter-top-up' | 'end-order' | 'decide-dispute';
      state: 'waiting' | 'approved' | 'refused' | 'withdrawn' | 'expired';
      amount: components['schemas']['Money'];
      userId: string;
      userName: string | null;
      payoutId: string | null;
      topUpId: string | null;
      iban: string | null;
      provider: 'bank-transfer' | 'e-wallet' | null;
      reference: string | null;
      arrivedOn: string | null;
      sender: string | null;
      orderId: string | null;
      claimsRest: boolean;
      orderState: 'cancelled' | 'closed' | 'processing' | null;
      earnedPercent: number | null;
      donePercent: number | null;
      disputeDecision: 'refund' | 'reject' | null;
      refund: components['schemas']['Money'] | null;
      reason: string | null;
      askedById: string;
      askedByName: string | null;
      createdAt: string;
      expiresAt: string;
      decidedById: string | null;
      decidedByName: string | null;
      decidedAt: string | null;
      decision: string | null;
      outcomeId: string | null;
    };
    AdminApprovalPage: {
      id: string;
      command: 'add-funds' | 'penalty-booster' | 'withdraw-booster' | 'pay-booster' | 'refund-top-up' | 'enter-top-up' | 'end-order' | 'decide-dispute';
      state: 'waiting' | 'approved' | 'refused' | 'withdrawn' | 'expired';
      amount: components['schemas']['Money'];
      userId: string;
      userName: string | null;
      payoutId: string | null;
      topUpId: string | null;
      iban: string | null;
      provider: 'bank-transfer' | 'e-wallet' | null;
      reference: string | null;
      arrivedOn: string | null;
      sender: string | null;
      orderId: string | null;
      claimsRest: boolean;
      orderState: 'cancelled' | 'closed' | 'processing' | null;
      earnedPercent: number | null;
      donePercent: number | null;
      disputeDecision: 'refund' | 'reject' | null;
      refund: components['schemas']['Money'] | null;
      reason: string | null;
      askedById: string;
      askedByName: string | null;
      createdAt: string;
      expiresAt: string;
      decidedById: string | null;
      decidedByName: string | null;
      decidedAt: string | null;
      decision: string | null;
      outcomeId: string | null;
      hindrance: {
        code: string;
        message: string;
      } | null;
    };
    AuditEvent: {
      id: string;
      seq: number;
      createdAt: string;
      actorId: string;
      actorName: string;
      actorRole: string;
      action: string;
      resource: string;
      recordId: string | null;
      reason: string | null;
      said: Record<string, unknown> | null;
      changes: ({
        path: string;
        before: unknown;
        after: unknown;
      })[];
      movements: ({
        entryId: string;
        kind: 'top-up' | 'top-up-refund' | 'order-payment' | 'order-refund' | 'settlement' | 'tip' | 'penalty' | 'adjustment' | 'payout' | 'payout-return' | 'stock-purchase' | 'stock-restore' | 'report-fee';
        orderPart: 'lane' | 'rank' | 'stream' | null;
        at: string;
        account: string;
        ownerName: string | null;
        amount: components['schemas']['Money'];
        before: components['schemas']['Money'] | null;
        after: components['schemas']['Money'] | null;
      })[] | null;
      address: string | null;
      requestId: string | null;
      begun: boolean;
      refused: {
        code: string;
        detail: string;
      } | null;
      erased: boolean;
      hash: string;
    };
    AuditVerdict: {
      intact: boolean;
      links: number;
      head: {
        seq: number;
        hash: string;
      };
      fault: string | null;
    };
    PublicBooster: {
      id: string;
      displayName: string;
      services: ('kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari')[];
      finishedOrders: number;
      reviewCount: number;
      stars: number | null;
      memberSince: string;
      reviews: components['schemas']['ShownReview'][];
    };
    ShownReview: {
      stars: number;
      text: string;
      customer: string;
      service: 'kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari';
      createdAt: string;
    };
    BoosterProfile: {
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      username: string;
      /** 0 to 100. */
      simultaneousOrders: number;
      /** At most 22 of them. */
      availableServices: ('kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari')[];
      leagueRank: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      valorantRank: 'unranked' | 'iron1' | 'iron2' | 'iron3' | 'bronze1' | 'bronze2' | 'bronze3' | 'silver1' | 'silver2' | 'silver3' | 'gold1' | 'gold2' | 'gold3' | 'platinum1' | 'platinum2' | 'platinum3' | 'diamond1' | 'diamond2' | 'diamond3' | 'ascendant1' | 'ascendant2' | 'ascendant3' | 'immortal1' | 'immortal2' | 'immortal3' | 'radiant1' | null;
      wildriftRank: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      tftRank: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      /** At most 4 of them. */
      comfortableLeagueServers: ('tr' | 'euw' | 'eune' | 'ru')[];
      /** At most 4 of them. */
      comfortableWildriftServers: ('tr' | 'eu' | 'na' | 'ru')[];
      /** At most 2 of them. */
      comfortableValorantServers: ('eu' | 'tr')[];
      /** At most 2 of them. */
      languages: ('tr' | 'en')[];
      country: string | null;
      residency: string | null;
      tier: 1 | 2 | 3 | 4;
      hwid: string | null;
      activeOrders: number;
    };
    BoosterEarnings: {
      balance: components['schemas']['Money'];
      thisMonth: components['schemas']['Money'];
      finishedOrders: number;
      byWeek: ({
        week: string;
        amount: components['schemas']['Money'];
      })[];
    };
    AdminBooster: {
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      username: string;
      status: 'active' | 'banned' | 'deleted';
      balance: components['schemas']['Money'] | null;
      activeOrders: number;
      finishedOrders: number;
      createdAt: string;
      /** 0 to 100. */
      simultaneousOrders: number;
      /** At most 22 of them. */
      availableServices: ('kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari')[];
      leagueRank: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      valorantRank: 'unranked' | 'iron1' | 'iron2' | 'iron3' | 'bronze1' | 'bronze2' | 'bronze3' | 'silver1' | 'silver2' | 'silver3' | 'gold1' | 'gold2' | 'gold3' | 'platinum1' | 'platinum2' | 'platinum3' | 'diamond1' | 'diamond2' | 'diamond3' | 'ascendant1' | 'ascendant2' | 'ascendant3' | 'immortal1' | 'immortal2' | 'immortal3' | 'radiant1' | null;
      wildriftRank: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      tftRank: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      /** At most 4 of them. */
      comfortableLeagueServers: ('tr' | 'euw' | 'eune' | 'ru')[];
      /** At most 4 of them. */
      comfortableWildriftServers: ('tr' | 'eu' | 'na' | 'ru')[];
      /** At most 2 of them. */
      comfortableValorantServers: ('eu' | 'tr')[];
      /** At most 2 of them. */
      languages: ('tr' | 'en')[];
      country: string | null;
      residency: string | null;
      tier: 1 | 2 | 3 | 4;
      hwid: string | null;
    };
    ReceivedBoosterApplication: {
      id: string;
      createdAt: string;
    };
    AdminBoosterApplication: {
      id: string;
      state: 'waiting' | 'asked' | 'approved' | 'refused';
      /** 1 to 60 characters. */
      firstName: string;
      /** 1 to 60 characters. */
      lastName: string;
      /** At most 100 characters. */
      email: string;
      phone: string;
      /** 2 to 60 characters. */
      country: string;
      /** 2 to 60 characters. */
      residency: string;
      /** At most 2 of them. */
      languages: ('tr' | 'en')[];
      leagueRank: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      valorantRank: 'unranked' | 'iron1' | 'iron2' | 'iron3' | 'bronze1' | 'bronze2' | 'bronze3' | 'silver1' | 'silver2' | 'silver3' | 'gold1' | 'gold2' | 'gold3' | 'platinum1' | 'platinum2' | 'platinum3' | 'diamond1' | 'diamond2' | 'diamond3' | 'ascendant1' | 'ascendant2' | 'ascendant3' | 'immortal1' | 'immortal2' | 'immortal3' | 'radiant1' | null;
      wildriftRank: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      tftRank: 'unranked' | 'iron4' | 'iron3' | 'iron2' | 'iron1' | 'bronze4' | 'bronze3' | 'bronze2' | 'bronze1' | 'silver4' | 'silver3' | 'silver2' | 'silver1' | 'gold4' | 'gold3' | 'gold2' | 'gold1' | 'platinum4' | 'platinum3' | 'platinum2' | 'platinum1' | 'emerald4' | 'emerald3' | 'emerald2' | 'emerald1' | 'diamond4' | 'diamond3' | 'diamond2' | 'diamond1' | 'master4' | 'master3' | 'master2' | 'master1' | 'grandmaster4' | 'grandmaster3' | 'grandmaster2' | 'grandmaster1' | 'challenger4' | 'challenger3' | 'challenger2' | 'challenger1' | null;
      /** At most 4 of them. */
      comfortableLeagueServers: ('tr' | 'euw' | 'eune' | 'ru')[];
      /** At most 2 of them. */
      comfortableValorantServers: ('eu' | 'tr')[];
      /** At most 4 of them. */
      comfortableWildriftServers: ('tr' | 'eu' | 'na' | 'ru')[];
      /** 1 to 100. */
      weeklyHours: number;
      /** At most 5 of them. */
      links: string[];
      /** 30 to 3,000 characters. */
      experience: string;
      createdAt: string;
      exchange: ({
        from: 'house' | 'applicant';
        text: string;
        at: string;
      })[];
      decidedBy: string | null;
      decidedAt: string | null;
      reason: string | null;
      userId: string | null;
    };
    BoosterApplicationQuestion: {
      exchange: ({
        from: 'house' | 'applicant';
        text: string;
        at: string;
      })[];
    };
    /** A record that the console’s search has found. */
    SearchHit: {
      resource: 'orders' | 'users' | 'boosters' | 'booster-applications' | 'tickets' | 'top-ups' | 'coupons' | 'listings' | 'api-keys' | 'webhooks' | 'contact-messages' | 'messages';
      id: string;
      title: string;
      detail: string;
    };
    /** Everything that somebody did and that was done to them, the latest first. */
    Story: {
      items: components['schemas']['StoryItem'][];
      cursor: string | null;
      kinds: ('account' | 'order' | 'played' | 'entry' | 'top-up' | 'payout' | 'ticket' | 'review' | 'report' | 'session' | 'note' | 'command')[];
    };
    StoryItem: {
      kind: 'account' | 'order' | 'played' | 'entry' | 'top-up' | 'payout' | 'ticket' | 'review' | 'report' | 'session' | 'note' | 'command';
      at: string;
      resource: string;
      recordId: string;
      title: string;
      detail: string;
      amount: components['schemas']['Money'] | null;
    };
    Message: {
      id: string;
      orderId: string;
      seq: number;
      clientId: string | null;
      text: string;
      sender: {
        id: string;
        role: 'customer' | 'booster' | 'staff' | 'admin';
        displayName: string;
      };
      createdAt: string;
    };
    Receipt: {
      orderId: string;
      userId: string;
      delivered: number;
      read: number;
    };
    Report: {
      id: string;
      messageId: string;
      reason: string;
      state: 'open' | 'upheld' | 'rejected';
      createdAt: string;
    };
    UnreadConversation: {
      orderId: string;
      unread: number;
    };
    AdminMessage: {
      id: string;
      orderId: string;
      seq: number;
      clientId: string | null;
      text: string;
      sender: {
        id: string;
        role: 'customer' | 'booster' | 'staff' | 'admin';
        displayName: string;
      };
      createdAt: string;
      orderNumber: string;
      senderId: string;
      role: 'customer' | 'booster' | 'staff' | 'admin';
      contacts: ('phone' | 'email' | 'link' | 'handle')[];
    };
    AdminReport: {
      id: string;
      messageId: string;
      reason: string;
      state: 'open' | 'upheld' | 'rejected';
      createdAt: string;
      orderId: string;
      orderNumber: string;
      text: string;
      sender: {
        id: string;
        role: 'customer' | 'booster' | 'staff' | 'admin';
        displayName: string;
      };
      senderId: string;
      senderBalance: components['schemas']['Money'] | null;
      reporter: {
        id: string;
        role: 'customer' | 'booster' | 'staff' | 'admin';
        displayName: string;
      };
      reporterId: string;
      fee: components['schemas']['Money'] | null;
      decidedBy: string | null;
      decision: string | null;
      decidedAt: string | null;
    };
    Dashboard: {
      period: {
        from: string;
        to: string;
      };
      before: {
        from: string;
        to: string;
      };
      countedUntil: string | null;
      now: {
        byState: ({
          state: 'payment-error' | 'waiting' | 'processing' | 'starting' | 'started' | 'in-game' | 'finished' | 'closed' | 'completed' | 'cancelled';
          count: number;
        })[];
        late: number;
        disputes: number;
        boosterRequests: number;
        unproven: number;
      } | null;
      orders: {
        totals: {
          placed: number;
          sales: components['schemas']['Money'];
          cancelled: number;
          refunded: components['schemas']['Money'];
          taken: number;
          finished: number;
          late: number;
          disputesOpened: number;
          disputesDecided: number;
          take: {
            medianSeconds: number;
            ninetiethSeconds: number;
          } | null;
          finish: {
            medianSeconds: number;
            ninetiethSeconds: number;
          } | null;
        };
        before: {
          placed: number;
          sales: components['schemas']['Money'];
          cancelled: number;
          refunded: components['schemas']['Money'];
          taken: number;
          finished: number;
          late: number;
          disputesOpened: number;
          disputesDecided: number;
          take: {
            medianSeconds: number;
            ninetiethSeconds: number;
          } | null;
          finish: {
            medianSeconds: number;
            ninetiethSeconds: number;
          } | null;
        };
        times: ({
          day: string;
          take: {
            medianSeconds: number;
            ninetiethSeconds: number;
          } | null;
          finish: {
            medianSeconds: number;
            ninetiethSeconds: number;
          } | null;
        })[];
        days: ({
          day: string;
          placed: number;
          sales: components['schemas']['Money'];
          late: number;
          take: {
            medianSeconds: number;
            ninetiethSeconds: number;
          } | null;
          finish: {
            medianSeconds: number;
            ninetiethSeconds: number;
          } | null;
          games: ({
            game: 'league' | 'valorant' | 'wildrift' | 'tft' | 'coaching';
            placed: number;
            sales: components['schemas']['Money'];
          })[];
        })[];
      } | null;
      payments: {
        totals: {
          paid: number;
          paidAmount: components['schemas']['Money'];
          failed: number;
          left: number;
          refused: number;
        };
        before: {
          paid: number;
          paidAmount: components['schemas']['Money'];
          failed: number;
          left: number;
          refused: number;
        };
        days: ({
          day: string;
          paid: number;
          paidAmount: components['schemas']['Money'];
          failed: number;
          left: number;
          refused: number;
        })[];
      } | null;
      tickets: {
        totals: {
          opened: number;
          answered: number;
        };
        before: {
          opened: number;
          answered: number;
        };
      } | null;
      boosters: ({
        id: string;
        displayName: string;
        load: number;
        limit: number;
        finished: number;
        earned: components['schemas']['Money'] | null;
      })[] | null;
    };
    Session: {
      token: string;
      refreshToken?: string;
      expiresInSeconds: number;
    };
    CurrentUser: {
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      username: string;
      role: 'customer' | 'booster' | 'staff' | 'admin';
      scope: string[];
      balance: components['schemas']['Money'];
      emailHmac: string;
      emailVerified: boolean;
      emailUnreachable: boolean;
      mustChangePassword: boolean;
      mustSetSecondFactor: boolean;
      unread: {
        notifications: number;
        messages: number;
        tickets: number;
      };
      settings: {
        marketingMail: boolean;
        mutedNotices: ('order-state.app' | 'order-state.mail' | 'order-state.push' | 'order-assigned.app' | 'order-assigned.push' | 'order-lane.app' | 'order-lane.push' | 'order-lane-stays.app' | 'order-lane-stays.mail' | 'order-lane-stays.push' | 'order-stream.app' | 'order-stream.push' | 'order-progress-claimed.app' | 'order-progress-claimed.mail' | 'order-progress-claimed.push' | 'order-progress-agreed.app' | 'order-progress-agreed.push' | 'order-account.app' | 'order-account.push' | 'order-dispute.mail' | 'order-dispute.push' | 'order-pause.app' | 'order-pause.push' | 'order-booster-request.app' | 'order-booster-request.push' | 'order-account-request.app' | 'order-account-request.mail' | 'order-account-request.push' | 'order-rank.mail' | 'order-rank.push' | 'order-part-paid.app' | 'order-part-paid.push' | 'order-tip.app' | 'order-tip.push' | 'top-up-credited.app' | 'top-up-credited.push' | 'top-up-entered.push' | 'top-up-refunded.push' | 'payout-paid.push' | 'payout-refused.push' | 'fine-claim.mail' | 'fine-claim.push' | 'chat-message.push' | 'report-decided.app' | 'report-decided.push' | 'ticket-answered.app' | 'ticket-answered.mail' | 'ticket-answered.push' | 'ticket-closed.app' | 'ticket-closed.push' | 'ticket-reopened.app' | 'ticket-reopened.push' | 'order-login.push' | 'device-confirmed.push')[];
      };
      createdAt: string;
    };
    OwnSession: {
      id: string;
      device: string;
      createdAt: string;
      lastUsedAt: string;
      current: boolean;
    };
    /** Everything that is held about the user, by what it is. No password and no credentials of game accounts. */
    PersonalDataExport: {
      exportedAt: string;
      data: Record<string, (Record<string, unknown>)[]>;
    };
    SecondFactor: {
      enabled: boolean;
      required: boolean;
      recoveryCodesLeft: number;
    };
    SecondFactorKey: {
      key: string;
      uri: string;
    };
    RecoveryCodes: {
      recoveryCodes: string[];
    };
    AdminUser: {
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      username: string;
      role: 'customer' | 'booster' | 'staff' | 'admin';
      scopes: string[];
      status: 'active' | 'banned' | 'deleted';
      banReason: string | null;
      balance: components['schemas']['Money'] | null;
      emailVerified: boolean;
      secondFactor: boolean;
      pendingEmail: string | null;
      pendingEmailAsked: {
        byName: string | null;
        at: string;
        expiresAt: string;
        expired: boolean;
      } | null;
      suspected: boolean;
      mailFailure: 'refused' | 'given-up' | null;
      mailFailedAt: string | null;
      createdAt: string;
      lastSeenAt: string | null;
    };
    UnreachableAddress: {
      id: string;
      name: string;
      email: string;
      role: 'customer' | 'booster' | 'staff' | 'admin';
      mailFailure: 'refused' | 'given-up';
      createdAt: string;
    };
    AdminSession: {
      id: string;
      userId: string;
      userName: string;
      role: 'customer' | 'booster' | 'staff' | 'admin';
      device: string;
      address: string;
      createdAt: string;
      lastUsedAt: string;
      expiresAt: string;
      endedAt: string | null;
      live: boolean;
      current: boolean;
    };
    ApiKey: {
      id: string;
      name: string;
      ownerId: string;
      ownerName: string | null;
      scopes: ('users:read' | 'users:write' | 'boosters:read' | 'boosters:write' | 'orders:read' | 'orders:write' | 'vault:read' | 'vault:write' | 'wallets:read' | 'wallets:write' | 'payouts:read' | 'payouts:write' | 'tickets:read' | 'tickets:write' | 'messages:read' | 'messages:write' | 'reports:read' | 'reports:write' | 'listings:read' | 'listings:write' | 'coupons:read' | 'coupons:write' | 'prices:read' | 'prices:write' | 'content:read' | 'content:write' | 'audit:read' | 'audit:write' | 'integrations:read' | 'integrations:write' | 'access:write')[];
      perMinute: number;
      state: 'active' | 'expired' | 'ended';
      createdAt: string;
      expiresAt: string | null;
      lastUsedAt: string | null;
      ended: {
        at: string;
        byName: string | null;
        because: string;
      } | null;
      successorId: string | null;
    };
    IssuedApiKey: {
      key: components['schemas']['ApiKey'];
      secret: string;
    };
    Webhook: {
      id: string;
      ownerId: string;
      ownerName: string | null;
      url: string;
      events: ('order.paid' | 'order.payment_failed' | 'order.ready' | 'order.taken' | 'order.returned' | 'order.started' | 'order.paused' | 'order.resumed' | 'order.finished' | 'order.disputed' | 'order.confirmed' | 'order.completed' | 'order.cancelled' | 'dispute.answered' | 'dispute.decided' | 'ticket.opened' | 'ticket.answered' | 'ticket.closed' | 'ticket.reopened' | 'topup.succeeded' | 'topup.succeeded.v2' | 'topup.failed' | 'topup.refunded' | 'payout.requested' | 'payout.paid' | 'payout.refused')[];
      state: 'active' | 'paused';
      paused: {
        at: string;
        cause: 'hand' | 'failing' | 'gone' | 'owner';
        byName: string | null;
      } | null;
      failingSince: string | null;
      heldUntil: string | null;
      previousSecretUntil: string | null;
      createdAt: string;
    };
    IssuedWebhook: {
      webhook: components['schemas']['Webhook'];
      secret: string;
    };
    Delivery: {
      id: string;
      eventId: string;
      webhookId: string;
      webhookUrl: string | null;
      event: 'order.paid' | 'order.payment_failed' | 'order.ready' | 'order.taken' | 'order.returned' | 'order.started' | 'order.paused' | 'order.resumed' | 'order.finished' | 'order.disputed' | 'order.confirmed' | 'order.completed' | 'order.cancelled' | 'dispute.answered' | 'dispute.decided' | 'ticket.opened' | 'ticket.answered' | 'ticket.closed' | 'ticket.reopened' | 'topup.succeeded' | 'topup.succeeded.v2' | 'topup.failed' | 'topup.refunded' | 'payout.requested' | 'payout.paid' | 'payout.refused' | 'webhook.test';
      orderId: string | null;
      orderNumber: string | null;
      state: 'waiting' | 'delivered' | 'given-up' | 'withheld';
      tries: number;
      nextTryAt: string | null;
      createdAt: string;
      endedAt: string | null;
      payload: string | null;
      log: ({
        at: string;
        durationMs: number;
        status: number | null;
        fault: 'timeout' | 'unreachable' | 'address' | 'tls' | null;
        answer: string | null;
      })[];
    };
    DeliveryLine: {
      id: string;
      eventId: string;
      webhookId: string;
      webhookUrl: string | null;
      event: 'order.paid' | 'order.payment_failed' | 'order.ready' | 'order.taken' | 'order.returned' | 'order.started' | 'order.paused' | 'order.resumed' | 'order.finished' | 'order.disputed' | 'order.confirmed' | 'order.completed' | 'order.cancelled' | 'dispute.answered' | 'dispute.decided' | 'ticket.opened' | 'ticket.answered' | 'ticket.closed' | 'ticket.reopened' | 'topup.succeeded' | 'topup.succeeded.v2' | 'topup.failed' | 'topup.refunded' | 'payout.requested' | 'payout.paid' | 'payout.refused' | 'webhook.test';
      orderId: string | null;
      orderNumber: string | null;
      state: 'waiting' | 'delivered' | 'given-up' | 'withheld';
      tries: number;
      nextTryAt: string | null;
      createdAt: string;
      endedAt: string | null;
    };
    JobQueue: {
      id: string;
      cron: string | null;
      waiting: number;
      active: number;
      failed: number;
      oldestAt: string | null;
      lastEndedAt: string | null;
    };
    AdminJob: {
      id: string;
      queue: string;
      state: 'created' | 'retry' | 'active' | 'completed' | 'failed' | 'cancelled';
      failures: number;
      failuresAllowed: number;
      createdAt: string;
      startAfter: string;
      startedAt: string | null;
      endedAt: string | null;
      error: string | null;
      about: Record<string, string | number | boolean>;
    };
    StaffNote: {
      id: string;
      subject: 'user' | 'order';
      recordId: string;
      recordName: string | null;
      kind: 'note' | 'suspicion';
      text: string;
      authorId: string;
      authorName: string;
      createdAt: string;
      lifted: {
        byName: string;
        at: string;
        because: string;
      } | null;
    };
    Notification: {
      id: string;
      kind: string;
      title: string;
      text: string;
      link: string | null;
      read: boolean;
      createdAt: string;
    };
    Subscription: {
      notice: 'order-state.app' | 'order-state.mail' | 'order-state.push' | 'order-assigned.app' | 'order-assigned.push' | 'order-lane.app' | 'order-lane.push' | 'order-lane-stays.app' | 'order-lane-stays.mail' | 'order-lane-stays.push' | 'order-stream.app' | 'order-stream.push' | 'order-progress-claimed.app' | 'order-progress-claimed.mail' | 'order-progress-claimed.push' | 'order-progress-agreed.app' | 'order-progress-agreed.push' | 'order-account.app' | 'order-account.push' | 'order-dispute.mail' | 'order-dispute.push' | 'order-pause.app' | 'order-pause.push' | 'order-booster-request.app' | 'order-booster-request.push' | 'order-account-request.app' | 'order-account-request.mail' | 'order-account-request.push' | 'order-rank.mail' | 'order-rank.push' | 'order-part-paid.app' | 'order-part-paid.push' | 'order-tip.app' | 'order-tip.push' | 'top-up-credited.app' | 'top-up-credited.push' | 'top-up-entered.push' | 'top-up-refunded.push' | 'payout-paid.push' | 'payout-refused.push' | 'fine-claim.mail' | 'fine-claim.push' | 'chat-message.push' | 'report-decided.app' | 'report-decided.push' | 'ticket-answered.app' | 'ticket-answered.mail' | 'ticket-answered.push' | 'ticket-closed.app' | 'ticket-closed.push' | 'ticket-reopened.app' | 'ticket-reopened.push' | 'order-login.push' | 'device-confirmed.push';
      on: boolean;
    };
    PushOffer: {
      publicKey: string | null;
      endpoints: string[];
    };
    Order: {
      id: string;
      number: string;
      service: string;
      state: 'payment-error' | 'waiting' | 'processing' | 'starting' | 'started' | 'in-game' | 'finished' | 'closed' | 'completed' | 'cancelled';
      price: components['schemas']['Money'];
      currency: 'TRY';
      summary: components['schemas']['SummaryLine'][];
      priceBookVersion: number;
      estimate: {
        minHours: number;
        maxHours: number;
      };
      dueAt: string | null;
      late: boolean;
      draft: components['schemas']['Draft'] | null;
      lane: 'none' | 'top' | 'jungle' | 'middle' | 'adc' | 'support' | 'champion' | null;
      champion: string | null;
      gameAccount: components['schemas']['GameAccount'] | null;
      booster: {
        id: string;
        displayName: string;
        tier: number;
      } | null;
      customer: {
        id: string;
        displayName: string;
      };
      earnings?: components['schemas']['Money'];
      earningsNow?: components['schemas']['Money'];
      earlierEarned?: components['schemas']['Money'];
      progress: components['schemas']['OrderProgress'];
      matches: components['schemas']['Match'][];
      matchFigures: components['schemas']['MatchFigures'];
      unproven: boolean;
      proof: components['schemas']['Picture'][];
      timeline: components['schemas']['TimelineEntry'][];
      timelineTotal: number;
      milestones: components['schemas']['TimelineEntry'][];
      nextStates: string[];
      allowed: {
        gameAccount: boolean;
        accountChange: 'change' | 'request' | 'none';
        removeGameAccount: boolean;
        lane: boolean;
        match: boolean;
        stream: boolean;
        agreeProgress: boolean;
        login: boolean;
        tip: boolean;
        review: boolean;
        message: boolean;
        pause: boolean;
        resume: boolean;
        dispute: boolean;
        answerDispute: boolean;
        withdrawDispute: boolean;
        proposeEnd: boolean;
        agreeOnEnd: boolean;
        endProposal: boolean;
        askForBooster: boolean;
        endBoosterRequest: boolean;
        endAccountRequest: boolean;
        reportRank: boolean;
        agreeRank: boolean;
      };
      stream: components['schemas']['OrderStream'] | null;
      pause: {
        at: string;
        by: 'customer' | 'booster' | 'staff';
        reason: string;
      } | null;
      boosterRequest: {
        at: string;
        until: string | null;
        reason?: string;
      } | null;
      accountRequest: {
        at: string;
      } | null;
      rank: components['schemas']['RankReport'] | null;
      disputed: boolean;
      disputeAnswerDueAt: string | null;
      dispute: components['schemas']['Dispute'] | null;
      paidByCard?: components['schemas']['Money'];
      refunded: components['schemas']['Money'];
      tipped: components['schemas']['Money'];
      review: components['schemas']['Review'] | null;
      closesAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
    SummaryLine: {
      code: string;
      label: string;
      amount: components['schemas']['Money'];
    };
    GameAccount: {
      id: string;
      game: 'league' | 'valorant' | 'wildrift' | 'tft';
      server: string;
      inGameName: string;
      hasCredentials: boolean;
      createdAt: string;
    };
    OrderProgress: {
      percent: number;
      done: number;
      current?: {
        tier: string;
        division: number | null;
        points: number;
      };
      extraWin?: boolean;
      total: number;
      unit: 'rung' | 'win' | 'match' | 'level' | 'mastery' | 'lp' | 'kp' | 'hour' | 'percent';
      source: 'matches' | 'agreed' | 'booster';
      proven: components['schemas']['OrderReached'];
      claim?: string;
    };
    /** How much of the work is done: a place on a ladder, or a count where the service has none. */
    OrderReached: {
      percent: number;
      done: number;
      current?: {
        tier: string;
        division: number | null;
        points: number;
      };
      extraWin?: boolean;
    };
    Match: {
      id: string;
      orderId: string;
      champion?: string;
      agent?: string;
      kills: number;
      deaths: number;
      assists: number;
      points: number;
      gold?: number;
      result: 'win' | 'loss';
      playedAt: string;
      counts: boolean;
      countsFrom?: string;
    };
    /** Of all matches of an order, also those that its page does not list. */
    MatchFigures: {
      total: number;
      won: number;
      points: number;
      waiting?: {
        matches: number;
        until: string;
      };
    };
    Picture: {
      id: string;
      url: string;
      width: number;
      height: number;
    };
    TimelineEntry: {
      at: string;
      actor: {
        role: 'customer' | 'booster' | 'staff' | 'admin' | 'system';
        displayName: string;
      };
      kind: 'placed' | 'transition' | 'account' | 'lane' | 'progress' | 'progress-agreed' | 'login' | 'tip' | 'review' | 'erased' | 'stream' | 'stream-ended' | 'stream-refunded' | 'disputed' | 'dispute-answered' | 'dispute-lapsed' | 'dispute-proposed' | 'dispute-proposal-withdrawn' | 'dispute-agreed' | 'dispute-withdrawn' | 'dispute-upheld' | 'dispute-refunded' | 'dispute-rejected' | 'paused' | 'resumed' | 'booster-requested' | 'booster-request-withdrawn' | 'booster-request-declined' | 'booster-request-lapsed' | 'account-requested' | 'account-request-withdrawn' | 'account-request-approved' | 'account-request-declined' | 'rank-reported' | 'rank-agreed' | 'rank-lapsed';
      from: 'payment-error' | 'waiting' | 'processing' | 'starting' | 'started' | 'in-game' | 'finished' | 'closed' | 'completed' | 'cancelled' | null;
      to: 'payment-error' | 'waiting' | 'processing' | 'starting' | 'started' | 'in-game' | 'finished' | 'closed' | 'completed' | 'cancelled' | null;
      reason?: string;
      progress?: {
        from: components['schemas']['OrderReached'];
        to: components['schemas']['OrderReached'];
      };
    };
    /** The extra `stream`; a booster sees their own links only. */
    OrderStream: {
      live: {
        url: string | null;
        site: 'twitch' | 'youtube' | 'kick' | null;
        from: string;
        to: string | null;
      } | null;
      past: ({
        url: string | null;
        site: 'twitch' | 'youtube' | 'kick' | null;
        from: string;
        to: string | null;
      })[];
      given: boolean;
      paid: components['schemas']['Money'];
      refunded: components['schemas']['Money'];
    };
    /** What the booster found at the start, beside what the customer declared. */
    RankReport: {
      id: string;
      at: string;
      declared: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger' | 'ascendant' | 'immortal' | 'radiant';
        division: number | null;
        points: number;
      };
      found: {
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger' | 'ascendant' | 'immortal' | 'radiant';
        division: number | null;
        points: number;
      };
      difference: components['schemas']['Money'] | null;
      reached: boolean;
      outcome: 'open' | 'same' | 'agreed' | 'as-ordered' | 'cancelled';
      until: string | null;
      pictures: components['schemas']['Picture'][];
    };
    Dispute: {
      id: string;
      kind: 'not-reached' | 'not-as-ordered' | 'account' | 'other';
      text: string;
      claimedPercent: number | null;
      pictures: components['schemas']['Picture'][];
      openedAt: string;
      answerDueAt: string;
      answer: {
        text: string;
        pictures: components['schemas']['Picture'][];
        at: string;
      } | null;
      decision: {
        outcome: 'upheld' | 'refunded' | 'rejected' | 'withdrawn';
        reason: string | null;
        refund: components['schemas']['Money'] | null;
        at: string;
      } | null;
      proposal: components['schemas']['DisputeProposal'] | null;
      ripe: boolean;
    };
    DisputeProposal: {
      id: string;
      by: 'customer' | 'booster';
      end: 'uphold' | 'refund';
      refund: components['schemas']['Money'] | null;
      money: {
        refund: components['schemas']['Money'];
        stream: components['schemas']['Money'];
        kept: components['schemas']['Money'];
        booster?: components['schemas']['Money'];
      } | null;
      at: string;
      agreedAt: string | null;
    };
    Review: {
      /** 1 to 5. */
      stars: number;
      text: string;
      createdAt: string;
    };
    OrderRow: {
      id: string;
      number: string;
      service: 'kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari';
      state: 'payment-error' | 'waiting' | 'processing' | 'starting' | 'started' | 'in-game' | 'finished' | 'closed' | 'completed' | 'cancelled';
      price: components['schemas']['Money'];
      refunded: components['schemas']['Money'];
      draft: components['schemas']['Draft'];
      boosterName: string | null;
      progressPercent: number;
      disputed: boolean;
      disputeAnswerDueAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
    LanePrice: {
      lane: 'none' | 'top' | 'jungle' | 'middle' | 'adc' | 'support' | 'champion';
      difference: components['schemas']['Money'];
      cheaper: boolean;
    };
    Showcase: {
      orders: ({
        service: 'kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari';
        game: 'league' | 'valorant' | 'wildrift' | 'tft';
        climb: {
          from: {
            tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger' | 'ascendant' | 'immortal' | 'radiant';
            division: number | null;
          };
          to: {
            tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger' | 'ascendant' | 'immortal' | 'radiant';
            division: number | null;
          };
        } | null;
        hours: number;
        finishedAt: string;
      })[];
      reviews: components['schemas']['ShownReview'][];
      figures: {
        finishedOrders: number;
        reviews: number;
        stars: number | null;
      };
      priceFrom: Record<'kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari', components['schemas']['Money']>;
      coaches: ({
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger';
        price: components['schemas']['Money'];
      })[];
    };
    PoolOrder: {
      id: string;
      number: string;
      service: 'kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari';
      draft: components['schemas']['Draft'];
      earnings: components['schemas']['Money'];
      sharePercent: number;
      priority: boolean;
      estimate: {
        minHours: number;
        maxHours: number;
      };
      takeable: boolean;
      because?: string;
      createdAt: string;
    };
    AdminReview: {
      id: string;
      orderNumber: string;
      service: string;
      stars: number;
      text: string;
      customerId: string;
      customerName: string;
      boosterId: string | null;
      boosterName: string | null;
      hidden: boolean;
      judgement: {
        byName: string;
        at: string;
        because: string;
      } | null;
      createdAt: string;
    };
    AdminOrderRow: {
      id: string;
      number: string;
      service: string;
      game: string;
      state: 'payment-error' | 'waiting' | 'processing' | 'starting' | 'started' | 'in-game' | 'finished' | 'closed' | 'completed' | 'cancelled';
      price: components['schemas']['Money'];
      refunded: components['schemas']['Money'];
      customerId: string;
      customerName: string;
      customerUsername: string | null;
      boosterId: string | null;
      boosterName: string | null;
      boosterUsername: string | null;
      progressPercent: number;
      dueAt: string | null;
      late: boolean;
      waitingSince: string | null;
      paused: boolean;
      boosterRequested: boolean;
      accountRequested: boolean;
      rankDiffers: boolean;
      disputed: boolean;
      disputeAnswerDueAt: string | null;
      unproven: boolean;
      suspected: boolean;
      createdAt: string;
      updatedAt: string;
    };
    AdminOrder: {
      id: string;
      number: string;
      service: string;
      state: 'payment-error' | 'waiting' | 'processing' | 'starting' | 'started' | 'in-game' | 'finished' | 'closed' | 'completed' | 'cancelled';
      price: components['schemas']['Money'];
      currency: 'TRY';
      summary: components['schemas']['SummaryLine'][];
      priceBookVersion: number;
      estimate: {
        minHours: number;
        maxHours: number;
      };
      dueAt: string | null;
      late: boolean;
      draft: components['schemas']['Draft'] | null;
      lane: 'none' | 'top' | 'jungle' | 'middle' | 'adc' | 'support' | 'champion' | null;
      champion: string | null;
      gameAccount: components['schemas']['GameAccount'] | null;
      booster: {
        id: string;
        displayName: string;
        tier: number;
      } | null;
      customer: {
        id: string;
        displayName: string;
      };
      earnings?: components['schemas']['Money'];
      earningsNow?: components['schemas']['Money'];
      earlierEarned?: components['schemas']['Money'];
      progress: components['schemas']['OrderProgress'];
      matches: components['schemas']['Match'][];
      matchFigures: components['schemas']['MatchFigures'];
      unproven: boolean;
      proof: components['schemas']['Picture'][];
      timeline: components['schemas']['TimelineEntry'][];
      timelineTotal: number;
      milestones: components['schemas']['TimelineEntry'][];
      nextStates: string[];
      allowed: {
        gameAccount: boolean;
        accountChange: 'change' | 'request' | 'none';
        removeGameAccount: boolean;
        lane: boolean;
        match: boolean;
        stream: boolean;
        agreeProgress: boolean;
        login: boolean;
        tip: boolean;
        review: boolean;
        message: boolean;
        pause: boolean;
        resume: boolean;
        dispute: boolean;
        answerDispute: boolean;
        withdrawDispute: boolean;
        proposeEnd: boolean;
        agreeOnEnd: boolean;
        endProposal: boolean;
        askForBooster: boolean;
        endBoosterRequest: boolean;
        endAccountRequest: boolean;
        reportRank: boolean;
        agreeRank: boolean;
      };
      stream: components['schemas']['OrderStream'] | null;
      pause: {
        at: string;
        by: 'customer' | 'booster' | 'staff';
        reason: string;
      } | null;
      boosterRequest: {
        at: string;
        until: string | null;
        reason?: string;
      } | null;
      accountRequest: {
        at: string;
        account: components['schemas']['GameAccount'] | null;
      } | null;
      rank: components['schemas']['RankReport'] | null;
      disputed: boolean;
      disputeAnswerDueAt: string | null;
      dispute: components['schemas']['Dispute'] | null;
      paidByCard?: components['schemas']['Money'];
      refunded: components['schemas']['Money'];
      tipped: components['schemas']['Money'];
      review: components['schemas']['Review'] | null;
      closesAt: string | null;
      createdAt: string;
      updatedAt: string;
      game: string;
      customerId: string;
      customerName: string;
      boosterId: string | null;
      boosterName: string | null;
      progressPercent: number;
      paused: boolean;
      boosterRequested: boolean;
      accountRequested: boolean;
      rankDiffers: boolean;
    };
    BoosterCandidates: {
      rows: components['schemas']['BoosterCandidate'][];
      more: boolean;
    };
    BoosterCandidate: {
      id: string;
      displayName: string;
      tier: number;
      activeOrders: number;
      simultaneousOrders: number;
      eligible: boolean;
      because?: string;
    };
    /** What it would mean if the booster left the order now. */
    Handover: {
      provenPercent: number;
      donePercent: number;
      worth: components['schemas']['Money'];
      booster: components['schemas']['Money'];
      earlier: components['schemas']['Money'];
      left: components['schemas']['Money'];
    };
    ProposalPreview: {
      refund: components['schemas']['Money'];
      stream: components['schemas']['Money'];
      kept: components['schemas']['Money'];
      booster?: components['schemas']['Money'];
      maximum: components['schemas']['Money'];
    };
    RefundPreview: {
      progressPercent: number;
      worth: components['schemas']['Money'];
      maximum: components['schemas']['Money'];
      refund: components['schemas']['Money'];
      stream: components['schemas']['Money'];
      booster: components['schemas']['Money'];
      earlier: components['schemas']['Money'];
      revenue: components['schemas']['Money'];
    };
    TopUp: {
      id: string;
      provider: 'paytr' | 'bank-transfer' | 'e-wallet';
      merchantOid: string;
      amount: components['schemas']['Money'];
      state: 'pending' | 'paid' | 'failed' | 'expired' | 'refunded';
      frameUrl?: string;
      cause?: 'abandoned' | 'expired' | 'declined' | 'not-verified' | 'verification-failed' | 'security-check' | 'no-instalments' | 'card-not-permitted' | '3d-secure-required' | 'fraud-warning' | 'provider-error' | 'not-opened';
      failureReason?: string;
      orderId?: string;
      placesOrder: boolean;
      lane?: components['schemas']['PaidLane'];
      createdAt: string;
      expiresAt: string;
    };
    /** The change of an order’s lane that a card payment was made for. */
    PaidLane: {
      orderId: string;
      lane: 'none' | 'top' | 'jungle' | 'middle' | 'adc' | 'support' | 'champion';
      champion: string | null;
      difference: components['schemas']['Money'];
      outcome: 'waiting' | 'changed' | 'refused';
      refusal?: string;
    };
    AdminTopUp: {
      id: string;
      provider: 'paytr' | 'bank-transfer' | 'e-wallet';
      merchantOid: string;
      userId: string;
      customerName: string;
      amount: components['schemas']['Money'];
      state: 'pending' | 'paid' | 'failed' | 'expired' | 'refunded';
      refunding: boolean;
      toSend: boolean;
      refundWaits: boolean;
      refundState: 'under-way' | 'done' | 'refused' | null;
      refundReason: string | null;
      refundSince: string | null;
      refundCalls: number;
      refundIban: string | null;
      refundReference: string | null;
      entered: {
        reference: string;
        arrivedOn: string;
        sender: string | null;
        ticketId: string | null;
        note: string | null;
        enteredById: string;
      } | null;
      cause: 'abandoned' | 'expired' | 'declined' | 'not-verified' | 'verification-failed' | 'security-check' | 'no-instalments' | 'card-not-permitted' | '3d-secure-required' | 'fraud-warning' | 'provider-error' | 'not-opened' | null;
      failureReason: string | null;
      orderId: string | null;
      orderNumber: string | null;
      createdAt: string;
      paidAt: string | null;
      expiresAt: string;
    };
    ProviderWord: {
      askedAt: string;
      paid: {
        total: components['schemas']['Money'];
        test: boolean;
        refundReferences: string[] | null;
      } | null;
      topUp: components['schemas']['AdminTopUp'];
    };
    /** The books of a provider and a day beside ours. */
    Reconciliation: {
      id: string;
      provider: 'paytr' | 'bank-transfer' | 'e-wallet';
      day: string;
      state: 'running' | 'ended' | 'failed';
      startedAt: string;
      startedBy: string | null;
      endedAt: string | null;
      failure: 'unavailable' | 'unexpected' | null;
      way: 'report' | 'status' | 'book' | null;
      refusal: string | null;
      theirs: components['schemas']['BookSide'] | null;
      ours: components['schemas']['BookSide'] | null;
      fees: components['schemas']['Money'] | null;
      payable: components['schemas']['Money'] | null;
      open: number;
      found: number;
    };
    /** What one side’s books say of a day. */
    BookSide: {
      payments: number;
      paid: components['schemas']['Money'];
      refunds: number;
      refunded: components['schemas']['Money'];
    };
    /** Something in which two books of a day differ, and what became of it. */
    ReconciliationDifference: {
      id: string;
      reconciliationId: string;
      provider: 'paytr' | 'bank-transfer' | 'e-wallet';
      day: string;
      kind: 'unknown-payment' | 'not-credited' | 'not-paid' | 'amount' | 'test-payment' | 'unknown-refund' | 'not-refunded' | 'refund-amount' | 'ledger';
      merchantOid: string | null;
      topUpId: string | null;
      userId: string | null;
      customerName: string | null;
      entryId: string | null;
      theirs: components['schemas']['Money'] | null;
      ours: components['schemas']['Money'] | null;
      state: 'open' | 'ended';
      createdAt: string;
      ending: 'person' | 'gone' | 'credited' | null;
      endedAt: string | null;
      endedBy: string | null;
      reason: string | null;
    };
    UploadedPicture: {
      id: string;
      url: string;
      width: number;
      height: number;
      bytes: number;
    };
    Catalog: {
      services: ({
        id: string;
        path: string;
        game: 'league' | 'valorant' | 'wildrift' | 'tft' | 'coaching';
        kind: 'elo' | 'duo' | 'win' | 'placement' | 'hero' | 'level' | 'challenger' | 'radiant' | 'unrated' | 'coaching';
        title: string;
        smallTitle: string;
        accountNeeded: boolean;
      })[];
      ladders: Record<'league' | 'valorant' | 'wildrift' | 'tft', ({
          id: string;
          tier: string;
          division: number | null;
        })[]>;
      servers: Record<'league' | 'valorant' | 'wildrift' | 'tft', string[]>;
      surcharges: {
        lanes: Record<string, number>;
        agents: number;
        extras: Record<string, number>;
      };
      lanes: string[];
      spells: string[];
      agents: string[];
      champions: string[];
      promotionalCode: string | null;
      settings: {
        topUp: {
          minimum: components['schemas']['Money'];
          maximum: components['schemas']['Money'];
        };
        prices: {
          cardMinimum: components['schemas']['Money'];
          minimumOrder: components['schemas']['Money'];
          minimumPayout: components['schemas']['Money'];
          minimumTip: components['schemas']['Money'];
        };
        chatWidget: string | null;
        analytics: string | null;
        tagManager: string | null;
        contact: {
          mail: string;
          phone: string | null;
          whatsapp: string | null;
          discord: string | null;
          address: string | null;
          workingHours: string | null;
        };
        messageLimit: {
          attempts: number;
          minutes: number;
        };
        closesAfterHours: number;
      };
      priceBookVersion: number;
    };
    Quote: {
      price: components['schemas']['Money'];
      currency: 'TRY';
      summary: components['schemas']['SummaryLine'][];
      priceBookVersion: number;
      estimate: components['schemas']['Estimate'];
    };
    Estimate: {
      minHours: number;
      maxHours: number;
    };
    AdminCoupon: {
      id: string;
      code: string;
      discount: {
        type: 'percent';
        percent: number;
      } | {
        type: 'amount';
        amount: components['schemas']['Money'];
      };
      validFrom: string | null;
      validUntil: string | null;
      minimumTotal: components['schemas']['Money'] | null;
      maximumDiscount: components['schemas']['Money'] | null;
      services: string[];
      totalUses: number | null;
      usesPerCustomer: number | null;
      used: number;
      createdAt: string;
    };
    CouponUse: {
      orderId: string;
      customerId: string;
      at: string;
    };
    AddedCoupons: {
      added: number;
      codes: string[];
    };
    CouponPreview: {
      lines: ({
        number: number;
        code: string;
        verdict: 'new' | 'unreadable' | 'repeated' | 'known';
        faults: ('code' | 'discount' | 'one-discount' | 'validFrom' | 'validUntil' | 'window' | 'minimumTotal' | 'maximumDiscount' | 'services' | 'totalUses' | 'usesPerCustomer' | 'cells')[];
        coupon: {
          discount: {
            type: 'percent';
            percent: number;
          } | {
            type: 'amount';
            amount: components['schemas']['Money'];
          };
          validFrom: string | null;
          validUntil: string | null;
          minimumTotal: components['schemas']['Money'] | null;
          maximumDiscount: components['schemas']['Money'] | null;
          services: string[];
          totalUses: number | null;
          usesPerCustomer: number | null;
        } | null;
      })[];
    };
    AdminPriceBookRow: {
      id: string;
      version: number;
      state: 'current' | 'scheduled' | 'past' | 'cancelled';
      reason: string | null;
      authorName: string | null;
      basedOn: number | null;
      changes: number;
      createdAt: string;
      publishedAt: string;
      cancelledAt: string | null;
    };
    AdminPriceBook: {
      id: string;
      version: number;
      state: 'current' | 'scheduled' | 'past' | 'cancelled';
      reason: string | null;
      authorName: string | null;
      basedOn: number | null;
      changes: number;
      createdAt: string;
      publishedAt: string;
      cancelledAt: string | null;
      document: components['schemas']['PriceBookOutput'];
    };
    PricePreview: {
      orders: number;
      left: number;
      before: components['schemas']['Money'];
      after: components['schemas']['Money'];
      dearer: number;
      cheaper: number;
      services: ({
        service: string;
        orders: number;
        before: components['schemas']['Money'];
        after: components['schemas']['Money'];
      })[];
      biggest: ({
        number: string;
        service: string;
        work: string;
        before: components['schemas']['Money'];
        after: components['schemas']['Money'];
      })[];
    };
    AdminSettings: {
      id: string;
      version: number;
      values: {
        promotionalCode: string | null;
        messageAttempts: number;
        messageMinutes: number;
        closesAfterHours: number;
        secondAdminAbove: components['schemas']['Money'] | null;
        approvalDays: number;
        cardMinimum: components['schemas']['Money'];
        minimumOrder: components['schemas']['Money'];
        minimumPayout: components['schemas']['Money'];
        minimumTip: components['schemas']['Money'];
        contactMail: string;
        contactPhone: string | null;
        whatsapp: string | null;
        discord: string | null;
        address: string | null;
        workingHours: string | null;
      };
      limitBefore: {
        limit: components['schemas']['Money'];
        until: string;
      } | null;
      defaults: {
        promotionalCode: string | null;
        messageAttempts: number;
        messageMinutes: number;
        closesAfterHours: number;
        secondAdminAbove: components['schemas']['Money'] | null;
        approvalDays: number;
        cardMinimum: components['schemas']['Money'];
        minimumOrder: components['schemas']['Money'];
        minimumPayout: components['schemas']['Money'];
        minimumTip: components['schemas']['Money'];
        contactMail: string;
        contactPhone: string | null;
        whatsapp: string | null;
        discord: string | null;
        address: string | null;
        workingHours: string | null;
      };
      changes: ({
        name: string;
        at: string;
        byId: string;
        byName: string | null;
      })[];
    };
    Listing: {
      id: string;
      server: 'br' | 'eune' | 'euw' | 'lan' | 'las' | 'na' | 'oce' | 'ru' | 'tr' | 'jp' | 'kr';
      level: number;
      description: string;
      price: components['schemas']['Money'];
      stock: number;
      createdAt: string;
    };
    Purchase: {
      id: string;
      listingId: string;
      server: 'br' | 'eune' | 'euw' | 'lan' | 'las' | 'na' | 'oce' | 'ru' | 'tr' | 'jp' | 'kr';
      level: number;
      description: string;
      price: components['schemas']['Money'];
      state: 'delivered' | 'taken-back';
      credentials: {
        username: string;
        password: string;
        extra: string | null;
      } | null;
      createdAt: string;
    };
    AdminListing: {
      id: string;
      stock: number;
      sold: number;
      createdAt: string;
      updatedAt: string;
      server: 'br' | 'eune' | 'euw' | 'lan' | 'las' | 'na' | 'oce' | 'ru' | 'tr' | 'jp' | 'kr';
      level: number;
      description: string;
      price: components['schemas']['Money'];
      onSale: boolean;
    };
    AdminStockAccount: {
      id: string;
      listingId: string;
      server: 'br' | 'eune' | 'euw' | 'lan' | 'las' | 'na' | 'oce' | 'ru' | 'tr' | 'jp' | 'kr';
      level: number;
      state: 'in-stock' | 'sold' | 'retired';
      buyerId: string | null;
      buyerName: string | null;
      price: components['schemas']['Money'] | null;
      soldAt: string | null;
      takenBackAt: string | null;
      takenBackBecause: string | null;
      createdAt: string;
    };
    SmurfPreview: {
      lines: ({
        number: number;
        verdict: 'new' | 'unreadable' | 'repeated' | 'known';
      })[];
    };
    TicketRow: {
      id: string;
      type: 'account' | 'balance' | 'order' | 'other';
      subject: string;
      status: 'open' | 'closed' | 'trash';
      answered: boolean;
      read: boolean;
      user: {
        id: string;
        role: 'customer' | 'booster' | 'staff' | 'admin';
        displayName: string;
      };
      orderId: string | null;
      orderNumber: string | null;
      topUpId: string | null;
      topUpNumber: string | null;
      createdAt: string;
      updatedAt: string;
    };
    Ticket: {
      id: string;
      type: 'account' | 'balance' | 'order' | 'other';
      subject: string;
      status: 'open' | 'closed' | 'trash';
      answered: boolean;
      read: boolean;
      user: {
        id: string;
        role: 'customer' | 'booster' | 'staff' | 'admin';
        displayName: string;
      };
      orderId: string | null;
      orderNumber: string | null;
      topUpId: string | null;
      topUpNumber: string | null;
      createdAt: string;
      updatedAt: string;
      messages: components['schemas']['TicketMessage'][];
      history: ({
        at: string;
        actor: {
          role: 'customer' | 'booster' | 'staff' | 'admin';
          displayName: string;
        };
        from: 'open' | 'closed' | 'trash';
        to: 'open' | 'closed' | 'trash';
      })[];
      nextStatuses: ('open' | 'closed' | 'trash')[];
      allowed: {
        message: boolean;
      };
    };
    TicketMessage: {
      id: string;
      ticketId: string;
      text: string;
      sender: {
        id: string;
        role: 'customer' | 'booster' | 'staff' | 'admin';
        displayName: string;
      };
      pictures: components['schemas']['Picture'][];
      createdAt: string;
    };
    AdminTicketRow: {
      id: string;
      type: 'account' | 'balance' | 'order' | 'other';
      subject: string;
      status: 'open' | 'closed' | 'trash';
      answered: boolean;
      read: boolean;
      user: {
        id: string;
        role: 'customer' | 'booster' | 'staff' | 'admin';
        displayName: string;
      };
      orderId: string | null;
      orderNumber: string | null;
      topUpId: string | null;
      topUpNumber: string | null;
      createdAt: string;
      updatedAt: string;
      waitingSince: string | null;
      firstAnsweredAt: string | null;
    };
    AdminTicket: {
      id: string;
      type: 'account' | 'balance' | 'order' | 'other';
      subject: string;
      status: 'open' | 'closed' | 'trash';
      answered: boolean;
      read: boolean;
      user: {
        id: string;
        role: 'customer' | 'booster' | 'staff' | 'admin';
        displayName: string;
      };
      orderId: string | null;
      orderNumber: string | null;
      topUpId: string | null;
      topUpNumber: string | null;
      createdAt: string;
      updatedAt: string;
      messages: components['schemas']['TicketMessage'][];
      history: ({
        at: string;
        actor: {
          role: 'customer' | 'booster' | 'staff' | 'admin';
          displayName: string;
        };
        from: 'open' | 'closed' | 'trash';
        to: 'open' | 'closed' | 'trash';
      })[];
      nextStatuses: ('open' | 'closed' | 'trash')[];
      allowed: {
        message: boolean;
      };
      waitingSince: string | null;
      firstAnsweredAt: string | null;
    };
    TicketFigures: {
      waiting: {
        count: number;
        atLeast: boolean;
        oldest: string | null;
      };
      firstAnswers: {
        count: number;
        medianSeconds: number;
        ninetiethSeconds: number;
      } | null;
    };
    ContactMessage: {
      id: string;
      name: string;
      email: string;
      text: string;
      createdAt: string;
      answered: {
        byName: string;
        at: string;
      } | null;
    };
    CannedAnswer: {
      id: string;
      title: string;
      text: string;
      type: 'account' | 'balance' | 'order' | 'other' | null;
      uses: number;
      createdAt: string;
    };
    Device: {
      id: string;
      name: string;
      hwid: string;
      fingerprint: string;
      createdAt: string;
      confirmedAt: string | null;
      state: 'waiting' | 'confirmed';
    };
    LoginRequest: {
      id: string;
      orderId: string;
      deviceId: string;
      deviceName: string;
      state: 'requested' | 'opened' | 'expired';
      requestedAt: string;
      expiresAt: string;
      openedAt: string | null;
    };
    SealedToDevice: {
      sealed: string;
    };
    DeviceStatus: {
      name: string;
      state: 'waiting' | 'confirmed';
      releases: ({
        id: string;
        orderNumber: string;
        expiresAt: string;
      })[];
    };
    AdminDevice: {
      id: string;
      name: string;
      hwid: string;
      fingerprint: string;
      createdAt: string;
      confirmedAt: string | null;
      state: 'waiting' | 'confirmed' | 'removed';
      boosterId: string;
      boosterName: string;
      confirmedBy: string | null;
      removedAt: string | null;
    };
    AdminLoginRelease: {
      id: string;
      orderId: string;
      orderNumber: string;
      boosterId: string;
      boosterName: string;
      deviceId: string;
      deviceName: string;
      state: 'requested' | 'opened' | 'expired';
      createdAt: string;
      expiresAt: string;
      openedAt: string | null;
    };
    Wallet: {
      balance: components['schemas']['Money'];
    };
    Posting: {
      id: string;
      seq: number;
      kind: 'top-up' | 'top-up-refund' | 'order-payment' | 'order-refund' | 'settlement' | 'tip' | 'penalty' | 'adjustment' | 'payout' | 'payout-return' | 'stock-purchase' | 'stock-restore' | 'report-fee';
      amount: components['schemas']['Money'];
      balance: components['schemas']['Money'];
      orderId?: string;
      orderNumber?: string;
      orderPart?: 'lane' | 'rank' | 'stream';
      fineClaimId?: string;
      topUpId?: string;
      provider?: 'paytr' | 'bank-transfer' | 'e-wallet';
      reason?: string;
      createdAt: string;
    };
    Payout: {
      id: string;
      boosterId: string;
      amount: components['schemas']['Money'];
      iban: string;
      state: 'requested' | 'paid' | 'refused';
      reason: string | null;
      createdAt: string;
      decidedAt: string | null;
      unconfirmed: boolean;
      payableAt: string | null;
      waitsFor: 'account' | 'powers' | 'password' | 'second-factor' | 'email' | 'iban' | 'tip' | null;
    };
    LedgerEntry: {
      id: string;
      kind: 'top-up' | 'top-up-refund' | 'order-payment' | 'order-refund' | 'settlement' | 'tip' | 'penalty' | 'adjustment' | 'payout' | 'payout-return' | 'stock-purchase' | 'stock-restore' | 'report-fee';
      orderId: string | null;
      orderNumber: string | null;
      orderPart: 'lane' | 'rank' | 'stream' | null;
      fineClaimId: string | null;
      topUpId: string | null;
      topUpNumber: string | null;
      payoutId: string | null;
      payoutIban: string | null;
      actorId: string | null;
      reason: string | null;
      createdAt: string;
      postings: ({
        account: string;
        ownerName: string | null;
        amount: components['schemas']['Money'];
        balance: components['schemas']['Money'] | null;
      })[];
    };
    AdminWallet: {
      id: string;
      ownerName: string;
      role: 'customer' | 'booster' | 'staff' | 'admin' | null;
      balance: components['schemas']['Money'];
      movements: number;
      movedAt: string;
    };
    AdminWalletPage: {
      id: string;
      ownerName: string;
      role: 'customer' | 'booster' | 'staff' | 'admin' | null;
      balance: components['schemas']['Money'];
      movements: number;
      movedAt: string;
      reserved: components['schemas']['Money'];
      payoutsWaiting: number;
    };
    TrialBalance: {
      at: string;
      accounts: ({
        account: string;
        count: number;
        balance: components['schemas']['Money'];
      })[];
      sum: components['schemas']['Money'];
    };
    AdminPayout: {
      id: string;
      boosterId: string;
      amount: components['schemas']['Money'];
      iban: string;
      state: 'requested' | 'paid' | 'refused';
      reason: string | null;
      createdAt: string;
      decidedAt: string | null;
      unconfirmed: boolean;
      payableAt: string | null;
      waitsFor: 'account' | 'powers' | 'password' | 'second-factor' | 'email' | 'iban' | 'tip' | null;
      boosterName: string;
      boosterUsername: string | null;
      holds: ({
        matter: 'account' | 'powers' | 'password' | 'second-factor' | 'email' | 'iban' | 'tip';
        hand: 'staff' | 'mail' | 'owner' | 'customer';
        byName: string | null;
        at: string;
        until: string;
      })[];
    };
    FineClaim: {
      id: string;
      amount: components['schemas']['Money'];
      settled: components['schemas']['Money'];
      waived: components['schemas']['Money'];
      open: components['schemas']['Money'];
      state: 'open' | 'settled' | 'waived';
      reason: string | null;
      orderId: string | null;
      createdAt: string;
      waivedAt: string | null;
    };
    AdminFineClaim: {
      id: string;
      amount: components['schemas']['Money'];
      settled: components['schemas']['Money'];
      waived: components['schemas']['Money'];
      open: components['schemas']['Money'];
      state: 'open' | 'settled' | 'waived';
      reason: string | null;
      orderId: string | null;
      createdAt: string;
      waivedAt: string | null;
      boosterId: string;
      boosterName: string;
      boosterUsername: string | null;
      orderNumber: string | null;
      createdByName: string;
      waivedByName: string | null;
      waiverReason: string | null;
    };
    PriceBookOutput: {
      ladders: {
        league: {
          rung: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond', number>;
          point: Record<'master' | 'grandmaster' | 'challenger', number>;
          win: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
          placement: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
          coaching: Record<'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
        };
        valorant: {
          rung: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'ascendant' | 'immortal', number>;
          point: {
          };
          win: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'ascendant' | 'immortal' | 'radiant', number>;
          placement: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'ascendant' | 'immortal' | 'radiant', number>;
          coaching: Record<'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'ascendant' | 'immortal' | 'radiant', number>;
        };
        wildrift: {
          rung: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond', number>;
          point: Record<'master' | 'grandmaster' | 'challenger', number>;
          win: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
          placement: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
          coaching: Record<'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
        };
        tft: {
          rung: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond', number>;
          point: Record<'master' | 'grandmaster' | 'challenger', number>;
          win: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
          placement: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
          coaching: Record<'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger', number>;
        };
      };
      /** At most 10 of them. */
      mastery: number[];
      /** At most 29 of them. */
      levels: number[];
      challengerLp: number;
      radiantKp: number;
      unratedMatch: number;
      factors: {
        server: {
          league: Record<'tr' | 'euw' | 'eune' | 'ru', number>;
          valorant: Record<'tr' | 'eu' | 'ru', number>;
          wildrift: Record<'tr' | 'eu' | 'na' | 'ru', number>;
          tft: Record<'tr' | 'euw' | 'eune' | 'ru', number>;
        };
        queue: Record<'solo' | 'flex', number>;
        duo: number;
      };
      leastRung: number;
      surcharges: {
        lane: Record<'none' | 'top' | 'jungle' | 'middle' | 'adc' | 'support' | 'champion', number>;
        agents: number;
        offline: number;
        stream: number;
        priority: number;
      };
      boosterShare: {
        '1': number;
        '2': number;
        '3': number;
        '4': number;
      };
      pace: {
        rung: Record<'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger' | 'ascendant' | 'immortal', number>;
        match: number;
        mastery: number;
        level: number;
        point: number;
        calendar: {
          minimum: number;
          maximum: number;
        };
      };
    };
    Problem: {
      type: string;
      title: string;
      status: number;
      code: components['schemas']['ProblemCode'];
      detail: string;
      requestId?: string;
      params?: Record<string, unknown>;
      errors?: ({
        pointer: string;
        code: string;
        detail: string;
      })[];
      [name: string]: unknown;
    };
    ProblemCode: 'request.invalid' | 'request.unsupported_media' | 'request.too_large' | 'request.not_found' | 'request.malformed' | 'request.method_not_allowed' | 'request.not_implemented' | 'request.in_progress' | 'request.key_reused' | 'request.conflict' | 'request.forbidden_origin' | 'request.reason_required' | 'request.search_too_wide' | 'request.too_many_exports' | 'request.too_many_commands' | 'request.too_often' | 'service.unavailable' | 'identity.unauthenticated' | 'identity.forbidden' | 'identity.bad_credentials' | 'identity.session_expired' | 'identity.ended_by_owner' | 'identity.ended_by_staff' | 'identity.ended_by_password' | 'identity.ended_by_second_factor' | 'identity.banned' | 'identity.account_deleted' | 'identity.too_many_attempts' | 'identity.password_change_required' | 'identity.otp_required' | 'identity.otp_incorrect' | 'identity.second_factor_required' | 'identity.second_factor_on' | 'identity.second_factor_off' | 'identity.password_too_common' | 'identity.password_unchanged' | 'identity.old_password_incorrect' | 'identity.reset_token_invalid' | 'identity.password_incorrect' | 'identity.verification_invalid' | 'identity.session_not_found' | 'identity.deletion_open_orders' | 'identity.deletion_open_payments' | 'identity.deletion_balance' | 'identity.username_taken' | 'identity.email_taken' | 'identity.phone_taken' | 'identity.phone_unchanged' | 'identity.email_unchanged' | 'identity.no_email_change' | 'identity.email_change_invalid' | 'identity.user_unsettled' | 'identity.address_unreachable' | 'identity.user_not_found' | 'identity.scope_not_held' | 'identity.access_scope_required' | 'identity.user_is_banned' | 'identity.role_not_allowed' | 'pricing.target_not_above_current' | 'pricing.challenger_target_too_close' | 'pricing.rank_not_served' | 'pricing.coupon_unknown' | 'pricing.coupon_expired' | 'pricing.coupon_code_short' | 'pricing.too_many_coupons' | 'pricing.coupon_below_minimum' | 'pricing.coupon_spent' | 'pricing.book_not_found' | 'pricing.book_outdated' | 'pricing.book_scheduled' | 'pricing.book_unchanged' | 'pricing.book_time_passed' | 'pricing.book_not_scheduled' | 'pricing.coupon_not_found' | 'pricing.coupon_code_taken' | 'pricing.coupon_used' | 'pricing.coupon_ended' | 'pricing.coupon_window_empty' | 'pricing.coupon_total_below_uses' | 'pricing.coupon_columns_missing' | 'pricing.coupon_columns_unknown' | 'pricing.coupon_lines_too_many' | 'pricing.coupon_lines_wrong' | 'pricing.coupon_codes_taken' | 'wallet.insufficient_balance' | 'wallet.payout_not_found' | 'wallet.payout_already_decided' | 'wallet.payout_unsettled' | 'wallet.payout_tip_unsettled' | 'wallet.payout_unconfirmed' | 'wallet.payout_own_hand' | 'wallet.payout_confirmed' | 'wallet.confirmation_invalid' | 'wallet.too_many_confirmations' | 'wallet.iban_invalid' | 'wallet.payout_too_small' | 'wallet.amount_not_positive' | 'wallet.claim_not_found' | 'wallet.claim_ended' | 'approval.required' | 'approval.required_over_all' | 'approval.already_asked' | 'approval.nothing_to_pay' | 'approval.amount_changed' | 'approval.not_found' | 'approval.own' | 'approval.not_yours' | 'approval.decided' | 'approval.expired' | 'approval.asker_left' | 'approval.asker_may_not' | 'approval.access_unsettled' | 'settings.outdated' | 'settings.unchanged' | 'settings.coupon_not_counting' | 'payment.amount_out_of_range' | 'payment.too_many_open' | 'payment.top_up_not_found' | 'payment.top_up_not_refundable' | 'payment.refund_exceeds_balance' | 'payment.refund_not_waiting' | 'payment.refund_own_hand' | 'payment.refund_proof_missing' | 'payment.refund_was_given' | 'payment.paid_too_little' | 'payment.already_entered' | 'payment.arrival_out_of_range' | 'payment.refund_untold' | 'payment.provider_refused' | 'payment.provider_unavailable' | 'payment.notification_rejected' | 'payment.reconciliation_not_found' | 'payment.difference_not_found' | 'payment.difference_ended' | 'vault.account_not_found' | 'vault.account_in_use' | 'vault.account_does_not_fit' | 'vault.credentials_required' | 'vault.device_not_found' | 'vault.device_limit_reached' | 'vault.device_known' | 'vault.device_key_invalid' | 'vault.device_not_waiting' | 'vault.device_not_confirmed' | 'vault.device_proof_invalid' | 'vault.no_credentials' | 'vault.release_not_found' | 'vault.release_not_allowed' | 'vault.release_opened' | 'vault.release_expired' | 'order.not_found' | 'order.too_many_unstarted' | 'order.priority_withdrawn' | 'order.price_changed' | 'order.transition_not_allowed' | 'order.earned_percent_required' | 'order.already_taken' | 'order.booster_limit_reached' | 'order.booster_not_eligible' | 'order.champion_required' | 'order.draft_unreadable' | 'order.lane_already_changed' | 'order.lane_price_changed' | 'order.lane_not_for_service' | 'order.account_already_changed' | 'order.account_not_needed' | 'order.rank_not_asked' | 'order.rank_needs_picture' | 'order.rank_difference_open' | 'order.rank_difference_closed' | 'order.rank_not_priced' | 'order.rank_price_changed' | 'order.account_requested' | 'order.account_not_requested' | 'order.account_request_changed' | 'order.closed_for_changes' | 'order.match_not_allowed' | 'order.match_time_wrong' | 'order.progress_not_said' | 'order.progress_not_whole' | 'order.progress_beyond_goal' | 'order.progress_not_claimed' | 'order.progress_changed' | 'order.being_replaced' | 'order.work_unjudged' | 'order.finish_needs_proof' | 'order.no_booster_leaves' | 'order.stream_not_ordered' | 'order.stream_not_allowed' | 'order.stream_link_invalid' | 'order.stream_not_live' | 'order.tip_not_allowed' | 'order.tip_during_dispute' | 'order.tip_too_small' | 'order.booster_inactive' | 'order.review_not_allowed' | 'order.already_reviewed' | 'order.review_not_found' | 'order.review_unchanged' | 'order.paused' | 'order.already_paused' | 'order.pause_not_allowed' | 'order.not_paused' | 'order.paused_by_other' | 'order.booster_request_not_allowed' | 'order.booster_already_requested' | 'order.booster_not_requested' | 'order.dispute_not_allowed' | 'order.dispute_open' | 'order.dispute_not_found' | 'order.dispute_answered' | 'order.dispute_taken_back' | 'order.dispute_agreed' | 'order.dispute_own_proposal' | 'order.dispute_proposal_changed' | 'order.dispute_awaits_answer' | 'order.dispute_decided' | 'order.refund_above_price' | 'order.refund_too_high' | 'picture.not_found' | 'picture.not_a_picture' | 'picture.animated' | 'picture.too_large' | 'picture.unreadable' | 'picture.too_many_pictures' | 'picture.store_unavailable' | 'booster.not_found' | 'booster.application_not_found' | 'booster.application_waiting' | 'booster.application_decided' | 'booster.answer_link_invalid' | 'shop.listing_not_found' | 'shop.sold_out' | 'shop.price_changed' | 'shop.lines_unreadable' | 'shop.accounts_known' | 'shop.stock_account_not_found' | 'shop.credentials_gone' | 'shop.not_sold' | 'conversation.too_many_messages' | 'conversation.closed' | 'conversation.message_not_found' | 'conversation.own_message' | 'conversation.already_reported' | 'conversation.report_not_found' | 'conversation.report_decided' | 'live.too_many_streams' | 'notification.link_invalid' | 'notification.push_unavailable' | 'notification.endpoint_not_allowed' | 'integration.key_not_found' | 'integration.key_not_yours' | 'integration.key_not_active' | 'integration.not_for_keys' | 'integration.too_many_requests' | 'integration.webhook_not_found' | 'integration.webhook_not_yours' | 'integration.webhook_paused' | 'integration.webhook_active' | 'integration.secrets_overlap' | 'integration.too_many_webhooks' | 'integration.address_not_allowed' | 'integration.delivery_not_found' | 'note.not_found' | 'note.not_yours' | 'note.nothing_to_lift' | 'ticket.not_found' | 'ticket.closed' | 'ticket.transition_not_allowed' | 'ticket.too_many_tickets' | 'ticket.contact_not_found' | 'ticket.contact_answered' | 'ticket.contact_not_answered' | 'ticket.canned_not_found' | 'ticket.canned_title_taken' | 'ticket.placeholder_unknown' | 'internal';
  };
  responses: {
    Malformed: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.malformed'> } };
    Unauthenticated: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.unauthenticated'> } };
    TooLarge: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.too_large'> } };
    UnsupportedMedia: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.unsupported_media'> } };
    KeyLimitReached: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests'> } };
    TooManyAtOnce: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands'> } };
    TooOften: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'integration.too_many_requests' | 'request.too_many_commands' | 'request.too_often'> } };
    Internal: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'internal'> } };
    Unavailable: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'service.unavailable'> } };
  };
}

/** The calls that take an `Idempotency-Key`: only these are done once however often they are sent. */
export const keyed: ReadonlySet<string> = new Set([
  'POST /admin/approvals',
  'POST /admin/approvals/{id}/approve',
  'POST /admin/approvals/{id}/refuse',
  'POST /admin/approvals/{id}/withdraw',
  'POST /admin/booster-applications/{id}/question',
  'POST /admin/booster-applications/{id}/approval',
  'POST /admin/booster-applications/{id}/refusal',
  'POST /orders/{id}/messages',
  'POST /messages/{id}/reports',
  'POST /admin/decide-report',
  'POST /admin/new-user',
  'POST /admin/ban',
  'POST /admin/unban',
  'POST /admin/remove',
  'POST /admin/send-mail',
  'POST /admin/clear-address',
  'POST /admin/change-email',
  'POST /admin/drop-email-change',
  'POST /admin/change-phone',
  'POST /admin/reset-second-factor',
  'POST /admin/change-scopes',
  'POST /admin/end-session',
  'POST /admin/end-sessions',
  'POST /admin/send-password-link',
  'POST /admin/api-keys',
  'POST /admin/api-keys/{id}/rotation',
  'POST /admin/api-keys/{id}/end',
  'POST /admin/webhooks',
  'POST /admin/webhooks/{id}/rotation',
  'POST /admin/webhooks/{id}/test',
  'POST /admin/webhooks/{id}/pause',
  'POST /admin/webhooks/{id}/resume',
  'POST /admin/deliveries/{id}/redeliver',
  'POST /admin/retry-job',
  'POST /admin/cancel-job',
  'POST /admin/user-notes',
  'POST /admin/user-notes/{id}/lift',
  'POST /admin/order-notes',
  'POST /admin/order-notes/{id}/lift',
  'POST /orders',
  'POST /orders/{id}/take',
  'POST /orders/{id}/transitions',
  'POST /orders/{id}/matches',
  'POST /orders/{id}/progress/agreement',
  'POST /orders/{id}/tip',
  'POST /orders/{id}/review',
  'POST /admin/hide-review',
  'POST /admin/show-review',
  'POST /admin/choose-state',
  'POST /admin/choose-booster',
  'POST /admin/agree-progress',
  'POST /orders/{id}/dispute',
  'POST /orders/{id}/dispute/proposal',
  'POST /orders/{id}/dispute/agreement',
  'POST /orders/{id}/dispute/answer',
  'POST /orders/{id}/pause',
  'POST /orders/{id}/resume',
  'POST /orders/{id}/booster-request',
  'POST /admin/decide-dispute',
  'POST /orders/{id}/rank/agreement',
  'POST /admin/decide-account-request',
  'POST /admin/decline-booster-request',
  'POST /top-ups',
  'POST /admin/top-ups',
  'POST /admin/top-ups/{id}/status-query',
  'POST /admin/top-ups/{id}/refund/made',
  'POST /admin/top-ups/{id}/refund/dropped',
  'POST /admin/top-ups/{id}/refund',
  'POST /admin/reconciliations/{id}/run',
  'POST /admin/reconciliation-differences/{id}/end',
  'POST /pictures',
  'POST /admin/coupons',
  'POST /admin/end-coupon',
  'POST /admin/add-coupons',
  'POST /admin/price-books',
  'POST /admin/price-books/{id}/cancel',
  'PUT /admin/settings',
  'POST /listings/{id}/purchases',
  'POST /admin/listings',
  'POST /admin/add-smurf',
  'POST /admin/restore-smurf',
  'POST /tickets',
  'POST /tickets/{id}/messages',
  'POST /tickets/{id}/state',
  'POST /admin/contact-messages/{id}/answer',
  'POST /admin/contact-messages/{id}/answered',
  'POST /admin/contact-messages/{id}/waiting',
  'POST /admin/canned-answers',
  'POST /admin/canned-answers/{id}/uses',
  'POST /game-accounts',
  'POST /booster/devices',
  'POST /orders/{id}/login-requests',
  'POST /admin/confirm-device',
  'POST /admin/remove-device',
  'POST /booster/payouts',
  'POST /admin/pay-booster',
  'POST /admin/withdraw-booster',
  'POST /admin/penalty-booster',
  'POST /admin/add-funds',
  'POST /admin/fine-claims',
  'POST /admin/fine-claims/{id}/waiver',
]);
