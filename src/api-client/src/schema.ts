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
  '/boosters': { get: operations['getBoosters'] };
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
  '/orders/{id}/arrival': { get: operations['getOrdersByIdArrival'] };
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
  /** The amount above which a second admin is needed, and what the caller can still move without one */
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
  /** Commands that wait for a second admin, and decided ones. Staff see only their own */
  getAdminApprovals: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `state`, `command`. Ids: `userId`, `askedById`, `id`. Yes or no: `askedByOthers`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Ask a second admin to approve a command. Requires the scope of that command */
  postAdminApprovals: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['AskApproval'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminApproval'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.user_not_found' | 'booster.not_found' | 'order.not_found' | 'order.dispute_not_found' | 'wallet.payout_not_found' | 'payment.top_up_not_found' | 'ticket.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.already_asked' | 'order.transition_not_allowed' | 'order.paused' | 'order.dispute_open' | 'order.draft_unreadable' | 'order.dispute_decided' | 'order.dispute_awaits_answer' | 'order.refund_above_price' | 'order.refund_too_high' | 'approval.nothing_to_pay' | 'wallet.payout_already_decided' | 'wallet.payout_unsettled' | 'wallet.payout_tip_unsettled' | 'wallet.payout_order_unsettled' | 'wallet.payout_unconfirmed' | 'wallet.insufficient_balance' | 'payment.top_up_not_refundable' | 'payment.refund_exceeds_balance' | 'payment.already_entered'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed' | 'order.earned_percent_required' | 'wallet.iban_invalid' | 'payment.arrival_out_of_range'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** One request for approval */
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
  /** Approve a command that another person asked for. It is executed at once, on the current state */
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
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.decided' | 'approval.expired' | 'approval.asker_left' | 'approval.asker_may_not' | 'approval.access_unsettled' | 'order.transition_not_allowed' | 'order.paused' | 'order.dispute_open' | 'order.draft_unreadable' | 'order.dispute_decided' | 'order.dispute_awaits_answer' | 'order.refund_above_price' | 'order.refund_too_high' | 'approval.nothing_to_pay' | 'approval.amount_changed' | 'wallet.insufficient_balance' | 'wallet.payout_already_decided' | 'wallet.payout_unsettled' | 'wallet.payout_tip_unsettled' | 'wallet.payout_order_unsettled' | 'wallet.payout_unconfirmed' | 'payment.top_up_not_refundable' | 'payment.refund_exceeds_balance' | 'payment.already_entered'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'identity.role_not_allowed' | 'order.earned_percent_required' | 'payment.arrival_out_of_range'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Refuse a command that another person asked for */
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
  /** Withdraw one’s own request for approval */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `action`, `resource`. Ids: `recordId`, `actorId`, `personId`, `id`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Verify the whole hash chain of the audit log */
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
  /** Active boosters with their public figures, those with the most confirmed orders first */
  getBoosters: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `finishedOrders`. Default: `["finishedOrders","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 48 rows. Default: `[0,47]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `game`, `service`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['BoosterCard'][] } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** A booster’s public page: display name, services, languages, figures and reviews */
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
  /** Change one’s own servers, languages, country and weekly goal, and whether customers may offer one orders */
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
  /** Own earnings */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `id`, `firstName`, `lastName`, `username`, `status`, `balance`, `activeOrders`, `finishedOrders`, `simultaneousOrders`, `tier`, `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. One text to search for: `q`. Texts: `status`, `service`. Whole numbers: `tier`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Apply to become a booster. An e-mail address can have one open application */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `state`. E-mail addresses: `email`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Read the question of staff about an application, by the link in the mail */
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
  /** Answer the question of staff, once, by the link in the mail */
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
  /** Send the applicant a question by mail */
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
  /** Approve an application. The applicant becomes a booster and is invited by mail */
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
  /** Refuse an application. The applicant is told the reason */
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
  /** Search the records that the caller may list, by number, name, e-mail or code. Returns the best few of each kind */
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
  /** The timeline of a user, from the kinds of records that the caller may list */
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
    parameters: { path: { id: string }; query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","ASC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Whole numbers: `before`, `after`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Write to the other side. At most 3 messages in 15 minutes */
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
  /** What each side of the conversation has received and read */
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
  /** Mark messages as delivered or read. A mark is never taken back */
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
  /** Report a message to staff. Each reader can report it once */
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
  /** Own conversations with unread messages */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `orderId`, `senderId`, `id`. Texts: `role`. Yes or no: `hasContacts`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `state`. Ids: `orderId`, `messageId`, `senderId`, `reporterId`, `id`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Uphold the report of a message, with or without a fee for its sender, or reject it. A fee also requires wallets:write */
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
  /** Figures of a period and of the period before it, as far as the caller’s scopes allow */
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
  /** Whether a username is free */
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
  /** Change one’s own profile */
  patchUsersCurrent: {
    parameters: {  };
    requestBody: { content: { 'application/json': components['schemas']['ChangeProfile'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CurrentUser'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys' | 'identity.username_by_support'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'identity.phone_taken' | 'identity.username_taken' | 'identity.username_just_changed'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      429: components['responses']['TooOften'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Turn one kind of notice off or on again for one channel. `GET /users/current` has the current choices */
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
  /** Change one’s own password. Ends the other sessions */
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
  /** Request a mail to reset the password. The answer does not reveal whether the address is known */
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
  /** Set a new password with the token from the mail */
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
  /** Own sessions */
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
  /** End all own sessions except this one */
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
  /** All data that is stored about the user */
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
  /** Delete one’s own account. The history of its money is kept under a pseudonym */
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
  /** Request a mail that verifies one’s own address. Nothing is sent if the address is already verified */
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
  /** Verify an address with the token from the mail */
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
  /** Confirm a new address, once, with the token from the mail. Ends all sessions */
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
  /** Whether the log-in requires a second factor */
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
  /** Create a key for an authenticator app. It takes effect after a first code from it is sent */
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
  /** Turn the second factor on with its first code. Ends the other sessions. The answer shows the recovery codes once */
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
  /** Create new recovery codes. The old ones become void */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `lastName`, `email`, `username`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. One text to search for: `q`. Texts: `role`, `status`. Yes or no: `suspected`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Users whose address receives no mail, and since when */
  getAdminUnreachableAddresses: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `mailFailure`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Create a user of any role, with a password (also requires access:write) or by an invitation to their address */
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
  /** Ban a user with a reason. Ends their sessions */
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
  /** Delete a user’s account. It is anonymised, and only the history of its money stays */
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
  /** Send a user a mail. Empty lines separate paragraphs */
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
  /** Mark an address as reachable again. Mail is sent to it again */
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
  /** Begin a change of a user’s e-mail address. It takes effect when the new address confirms it by the link in a mail, which is valid once and for 24 hours. The old address is notified. Replaces an earlier unconfirmed change */
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
  /** Withdraw an unconfirmed change of a user’s e-mail address. Its link becomes void */
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
  /** Correct a user’s telephone number. The user is notified by mail */
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
  /** Turn off the second factor of a user who has lost the app and the recovery codes. Ends the sessions and notifies the user by mail */
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
  /** Change the role or scopes of staff or an admin. 409 if they have changed since they were read */
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
  /** Sessions of all users, also those that ended recently */
  getAdminSessions: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `lastUsedAt`, `createdAt`. Default: `["lastUsedAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `userId`, `id`. Yes or no: `live`. Times: `lastUsedAt_gte`, `lastUsedAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** End a session of a user */
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
  /** End all sessions of a user */
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
  /** Mail a user the link to choose a new password, to their own address. Ends the sessions */
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
  /** Set a one-time password for a user who cannot receive the link. Ends the sessions and notifies the user by mail. The answer is not stored, so each call sets a new password */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `name`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `ownerId`, `id`. Texts: `state`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Create an API key. Only this answer, and the answer to a repeat, shows its secret */
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
  /** Give one’s own key a new secret. The old one stays valid for the overlap */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `ownerId`, `id`. Texts: `state`. One text to search for: `q`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Create a webhook, which sends events to a receiver. Only this answer, and the answer to a repeat, shows the signing secret */
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
  /** Change the address or events of one’s own webhook. Fields that are left out stay */
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
  /** Delete a webhook and its deliveries */
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
  /** Give one’s own webhook a new secret. During the overlap the old one signs, too */
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
  /** Send one’s own webhook a test event */
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
  /** Pause a webhook. Its deliveries wait */
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
  /** Resume one’s own webhook. Waiting and new deliveries are sent */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `webhookId`, `orderId`, `eventId`, `id`. Texts: `state`, `event`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** One delivery with its body and all attempts */
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
  /** Send a delivery now, under the same ids. An ended one is sent again; another one does not wait for its next attempt. Earlier waiting deliveries about the same record are sent first */
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
  /** The job queues with their waiting jobs */
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
  /** Waiting jobs and those of the last day, without personal data */
  getAdminJobs: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `queue`, `state`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Retry a failed job. 409 if it has not failed */
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
  /** Cancel a job that has not ended. A running job may still complete. 409 if it has ended */
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
  /** Live events as server-sent events. Resumes by Last-Event-ID */
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
  /** Suspicions about users and orders. Those about users require `users:read`, those about orders `orders:read` */
  getAdminSuspicions: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `subject`. Ids: `recordId`, `authorId`, `id`. Yes or no: `open`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `recordId`, `id`. Texts: `kind`. Yes or no: `open`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Add a note about a user, or a suspicion with a reason */
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
  /** Delete one’s own note about a user */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `recordId`, `id`. Texts: `kind`. Yes or no: `open`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Add a note about an order, or a suspicion with a reason */
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
  /** Delete one’s own note about an order */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `kind`. Yes or no: `read`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Turn a kind of mail off by its List-Unsubscribe link (RFC 8058). The body is ignored */
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
  /** Turn a kind of mail off or on again by the link in the mail */
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
  /** Whether web push is available, and the subscribed browsers of this session */
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
  /** Subscribe this browser to web push until the session ends. Replaces the subscription of another user in this browser */
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
  /** End the web push subscription of this browser */
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
  /** Send this browser a test message */
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
  /** Place an order and pay it from the balance */
  postOrders: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['PlaceOrder'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Order'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.price_changed' | 'order.too_many_unstarted' | 'order.priority_withdrawn' | 'order.booster_unavailable' | 'wallet.insufficient_balance' | 'pricing.coupon_spent'> } };
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `updatedAt`, `price`, `number`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 100 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `state`, `service`, `game`. Yes or no: `disputed`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Give the order a game account, or replace it */
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
  /** Take the game account back. Allowed while no booster has it */
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
  /** Change the lane, once. The price difference of a dearer lane is paid from the balance */
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
  /** Move an order to another state, along a transition of the state table. From `in-game` an order returns to `started` by itself when a match is added. A transition to `started` is refused afterwards */
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
    parameters: { path: { id: string }; query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","ASC"]`. `createdAt` sorts by the order of entry. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `result`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Add a match. An order in the state `in-game` returns to `started` by itself, unless the match was played before that state began. A transition to `started` is refused afterwards */
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
  /** The timeline of an order */
  getOrdersByIdTimeline: {
    parameters: { path: { id: string }; query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `at`. Default: `["at","ASC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `kind`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** A PNG picture of the climb of an order that reached its goal, to share. It shows nothing about a person */
  getOrdersByIdArrival: {
    parameters: { path: { id: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'image/webp': string; 'image/png': string } };
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.not_found' | 'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.goal_not_reached'> } };
      429: components['responses']['KeyLimitReached'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Correct the progress that follows from the matches. More than the matches prove counts only when the customer or staff agree */
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
  /** Agree to the booster’s progress correction. From then on it counts as proven */
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
  /** Review an order, once, after it is closed */
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
  /** Others’ climbs, reviews and prices for the landing pages. People appear only by their first name */
  getShowcase: {
    parameters: { header?: { 'If-None-Match'?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Showcase'] } };
      304: { headers: { [name: string]: unknown }; content?: never };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Give the link of the ordered stream. A new link ends the previous one */
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
  /** End the live stream */
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
  /** Orders in the pool, which wait for a booster */
  getBoosterPool: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `priority`, `createdAt`, `earnings`, `hours`. Default: `["priority","DESC"]`. By `priority` and `DESC`, orders with priority come first. Within both groups the oldest come first. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 100 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `game`, `service`, `server`. Amounts in kuruş: `minimumEarnings`. Yes or no: `fits`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Orders of the booster who calls */
  getBoosterOrders: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `updatedAt`, `price`, `number`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 100 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `state`, `service`, `game`. Yes or no: `disputed`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `boosterId`, `customerId`, `id`. Texts: `stars`. Yes or no: `hidden`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Hide a review from everybody except its customer, with a reason */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `updatedAt`, `price`, `number`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `state`, `service`, `game`. Yes or no: `disputed`, `late`, `waitsForStaff`, `boosterRequested`, `accountRequested`, `rankDiffers`, `suspected`, `unproven`, `finishedLate`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`, `takenAt_gte`, `takenAt_lt`, `finishedAt_gte`, `finishedAt_lt`, `cancelledAt_gte`, `cancelledAt_lt`, `disputedAt_gte`, `disputedAt_lt`, `disputeDecidedAt_gte`, `disputeDecidedAt_lt`. Ids: `customerId`, `boosterId`, `id`. Amounts in kuruş: `price_gte`, `price_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Boosters with whether they can be assigned, the best match first, at most 50. `q` searches by name */
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
  /** Move an order to another state, along a transition of the state table, with a reason */
  postAdminChooseState: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['ChooseState'] } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AdminOrder'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'order.transition_not_allowed' | 'order.paused' | 'order.account_requested' | 'order.dispute_open' | 'order.draft_unreadable' | 'approval.required' | 'approval.required_over_all'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'order.earned_percent_required'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Assign or replace the booster of an order */
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
  /** Agree to a booster’s progress correction on behalf of the customer */
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
  /** What the booster would earn if they left the order now. Without a percentage, the proven progress counts */
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
  /** Dispute a finished order. The order does not close by itself until staff have decided */
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
  /** Withdraw a dispute. The order waits for confirmation again, for the time that was left */
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
  /** What an agreed refund would move. Without an amount, the refund that follows from the progress */
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
  /** Propose how an open dispute should end. Replaces one’s earlier proposal. If the other side has proposed the same, both have agreed */
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
  /** Withdraw one’s own proposal. Allowed until the other side has accepted it */
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
  /** Accept the other side’s proposal. Staff can then decide the dispute accordingly at once */
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
  /** Answer a dispute as the booster */
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
  /** Pause a started order. The clock of its estimate stops */
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
  /** Resume an order. Allowed for the person who paused it, and for staff */
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
  /** Request another booster. After 24 hours the order goes back to the pool by itself */
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
  /** Withdraw the request for another booster */
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
  /** What a refund would move. Without an amount, the refund that follows from the progress */
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
  /** Uphold a dispute, with more work or a partial refund, or reject it */
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
  /** Accept the price of the rank that was found at the start. The difference is paid from the balance or refunded */
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
  /** Withdraw the request to change the game account */
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
  /** Decide a request to change the game account of a started order */
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
  /** Decline a request for another booster */
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
  /** Begin a card payment for the balance, for an order, or for the change to a dearer lane */
  postTopUps: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': components['schemas']['StartTopUp'] } };
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TopUp'] } };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'identity.forbidden' | 'identity.password_change_required' | 'identity.second_factor_required' | 'integration.not_for_keys'> } };
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'order.not_found' | 'pricing.book_not_found'> } };
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'payment.too_many_open' | 'payment.provider_refused' | 'order.price_changed' | 'order.lane_already_changed' | 'order.lane_not_for_service' | 'order.lane_price_changed' | 'order.draft_unreadable' | 'order.closed_for_changes' | 'order.rank_difference_open' | 'pricing.coupon_spent'> } };
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `state`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** One own card payment with its state */
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
  /** Receive PayTR’s notification. Answered with exactly OK after the commit */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `amount`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `state`, `cause`, `failedAs`, `provider`, `merchantOid`. Yes or no: `toSend`, `refundWaits`. Ids: `userId`, `orderId`, `id`. One text to search for: `q`. Amounts in kuruş: `amount_gte`, `amount_lt`. Times: `createdAt_gte`, `createdAt_lt`, `paidAt_gte`, `paidAt_lt`, `failedAt_gte`, `failedAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Enter a payment that was received by bank transfer or by e-wallet */
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
  /** One payment into a wallet */
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
  /** Ask the provider about a payment. A paid one is credited */
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
  /** Enter that a refund was made: sent by bank or e-wallet, or made by the card’s provider without a confirmation */
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
  /** Enter that a refund was not made. The amount goes back to the customer’s balance */
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
  /** Days whose payments were compared with the providers’ books */
  getAdminReconciliations: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `day`. Default: `["day","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `provider`, `state`. Yes or no: `open`. Times: `day_gte`, `day_lt`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Compare the day again. While the comparison runs, a repeat has no effect */
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
  /** Differences between the providers’ books and the ledger */
  getAdminReconciliationDifferences: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `reconciliationId`, `topUpId`, `id`. Texts: `provider`, `kind`, `state`, `merchantOid`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Close a difference, with its outcome */
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
  /** Upload a PNG, JPEG or WebP picture of at most 8 MB. It is deleted after a day unless it is attached to something */
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
  /** A picture, by the signed address that its readers are given */
  getPicturesById: {
    parameters: { path: { id: string }; query?: { until?: string; signature?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'image/webp': string; 'image/png': string } };
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
  /** Calculate the price of a draft */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `code`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `code`. Yes or no: `active`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Create a coupon */
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
  /** Change a coupon (partial). A used coupon keeps its code and its discount */
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
  /** The latest uses of a coupon */
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
  /** Create the coupons of a CSV text, all or none */
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
  /** Preview the result of each line of a CSV text. Changes nothing */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `version`, `createdAt`. Default: `["version","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Publish a price book, at once or at a set time. Sending the document of an older version restores its prices */
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
  /** Cancel a version that is not published yet */
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
  /** What recent orders would have cost with this price book */
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
  /** The settings, their defaults, and who last changed each */
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
  /** Change settings (partial). 409 if they have changed since they were read, or if nothing changes */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `price`, `level`. Default: `["price","ASC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 100 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `server`. Whole numbers: `level_gte`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Listing'][] } };
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid'> } };
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Buy an account and pay it from the balance. The answer has its credentials, which are not stored with the answer */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 100 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `price`, `level`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. One text to search for: `q`. Texts: `server`. Yes or no: `onSale`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Create a listing */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `listingId`, `buyerId`, `id`. Texts: `state`. Times: `createdAt_gte`, `createdAt_lt`, `soldAt_gte`, `soldAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** One stock account */
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
  /** Preview the result of each line. Changes nothing */
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
  /** Own tickets. All tickets for staff who may read them */
  getTickets: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `updatedAt`, `waitingSince`. Default: `["updatedAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `status`, `type`. Yes or no: `answered`, `waiting`, `read`. Ids: `userId`, `orderId`, `topUpId`, `id`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`, `firstAnsweredAt_gte`, `firstAnsweredAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** One ticket with its thread. Marks it as read for the caller’s side */
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
  /** Write to the other side. Users can send 3 messages in 15 minutes */
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
  /** Close or reopen a ticket, or move it to the trash */
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
  /** Write to support without an account. At most 3 messages in 15 minutes */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `updatedAt`, `waitingSince`. Default: `["updatedAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `status`, `type`. Yes or no: `answered`, `waiting`, `read`. Ids: `userId`, `orderId`, `topUpId`, `id`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`, `firstAnsweredAt_gte`, `firstAnsweredAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** One ticket with its thread. Marks it as read for staff */
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
  /** The number of tickets that wait for staff, and the time to the first answer in the last 30 days */
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
  /** Messages of the contact form */
  getAdminContactMessages: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. E-mail addresses: `email`. Yes or no: `answered`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Answer a message of the contact form by mail and mark it as answered. Empty lines separate paragraphs */
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
  /** Mark a message of the contact form as answered, because it was answered elsewhere or needs no answer */
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
  /** Mark a message of the contact form as not answered */
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
  /** Canned answers, the most used first */
  getAdminCannedAnswers: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `uses`, `title`, `createdAt`. Default: `["uses","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `type`. One text to search for: `q`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Create a canned answer */
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
  /** One canned answer */
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
  /** Change a canned answer. Fields that are left out stay */
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
  /** Delete a canned answer. Answers that were made from it stay */
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
  /** Count a use of a canned answer */
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
  /** Register a computer by its public key. Staff must confirm it */
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
  /** Remove a device. Its waiting log-in requests can no longer be opened */
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
  /** Own log-in requests for this order, the newest first, at most 5 */
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
  /** Request the order’s credentials on a confirmed device. They can be opened there once, within 5 minutes */
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
  /** Get a proof that is sealed to the device’s key. Only the holder of the private key can open it and send it back */
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
  /** The state of a device, and the log-in requests that wait to be opened on it */
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
  /** Open a log-in request on a device, once. The credentials are sealed to its key */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `state`. Ids: `boosterId`, `id`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Log-in requests: who asked, for which order and device, and when they were opened */
  getAdminLoginReleases: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `boosterId`, `deviceId`, `orderId`, `id`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Confirm a device after comparing its fingerprint with the booster */
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
  /** Own balance */
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
  /** Own account statement */
  getWalletPostings: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `seq`. Default: `["seq","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused.  For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Request a payout. The amount is reserved at once */
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
  /** Send the mail again by which the booster confirms a payout to a new bank account */
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
  /** Confirm a payout, once, with the token from the mail */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `kind`, `account`. Ids: `userId`, `orderId`, `topUpId`, `payoutId`, `fineClaimId`, `actorId`, `id`. One text to search for: `q`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Wallets that have ever held money */
  getAdminWallets: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `movedAt`, `balance`. Default: `["movedAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Ids: `userId`, `id`. Amounts in kuruş: `balance_gte`, `balance_lt`. Times: `movedAt_gte`, `movedAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** One wallet, by its owner’s id */
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
  /** Balances of all accounts of the ledger, from one snapshot */
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `amount`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `state`. Ids: `boosterId`, `id`. Amounts in kuruş: `amount_gte`, `amount_lt`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.in_progress' | 'request.conflict' | 'approval.required' | 'approval.required_over_all' | 'wallet.payout_already_decided' | 'wallet.payout_unsettled' | 'wallet.payout_tip_unsettled' | 'wallet.payout_order_unsettled' | 'wallet.payout_unconfirmed'> } };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMedia'];
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': ProblemOf<'request.invalid' | 'request.key_reused' | 'request.reason_required'> } };
      429: components['responses']['TooManyAtOnce'];
      500: components['responses']['Internal'];
      503: components['responses']['Unavailable'];
    };
  };
  /** Enter a payout on behalf of a booster */
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
  /** Add or remove money in the wallet of a customer or booster */
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
  /** Own fines above the balance, with the amounts that later earnings still have to pay */
  getBoosterFineClaims: {
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `state`. Ids: `id`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
    parameters: { query?: { /** The field to sort by and `ASC` or `DESC`, as JSON. Fields: `createdAt`, `amount`. Default: `["createdAt","DESC"]`. */ sort?: string; /** The first and the last row, as JSON. Rows are counted from 0, and both ends are included. At most 1,000 rows. Default: `[0,99]`. */ range?: string; /** Fields and their values, as JSON. Unknown fields are refused. Texts: `state`. Ids: `boosterId`, `orderId`, `id`. Amounts in kuruş: `amount_gte`, `amount_lt`. Times: `createdAt_gte`, `createdAt_lt`. For texts, ids and e-mail addresses, a list of values matches any of them. */ filter?: string } };
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
  /** Fine a booster regardless of the balance. What the balance lacks is collected from later earnings */
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
  /** Waive the open rest of a fine */
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
      takesOrders?: boolean;
      weekGoal?: components['schemas']['PositiveMoney'] | null;
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
      takesOrders?: unknown;
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
      /** 3 to 24 characters. */
      username?: string;
      settings?: {
        marketingMail?: boolean;
      };
    };
    TurnNotice: {
      notice: 'order-placed.mail' | 'order-state.app' | 'order-state.mail' | 'order-state.push' | 'order-reminder.app' | 'order-reminder.mail' | 'order-reminder.push' | 'order-assigned.app' | 'order-assigned.mail' | 'order-assigned.push' | 'order-offered.app' | 'order-offered.mail' | 'order-offered.push' | 'order-lane.app' | 'order-lane.push' | 'order-lane-stays.app' | 'order-lane-stays.mail' | 'order-lane-stays.push' | 'order-stream.app' | 'order-stream.push' | 'order-progress-claimed.app' | 'order-progress-claimed.mail' | 'order-progress-claimed.push' | 'order-progress-agreed.app' | 'order-progress-agreed.push' | 'order-account.app' | 'order-account.mail' | 'order-account.push' | 'order-dispute.mail' | 'order-dispute.push' | 'order-pause.app' | 'order-pause.push' | 'order-booster-request.app' | 'order-booster-request.push' | 'order-account-request.app' | 'order-account-request.mail' | 'order-account-request.push' | 'order-rank.mail' | 'order-rank.push' | 'order-part-paid.app' | 'order-part-paid.mail' | 'order-part-paid.push' | 'order-tip.app' | 'order-tip.push' | 'top-up-credited.app' | 'top-up-credited.push' | 'top-up-entered.push' | 'top-up-refunded.push' | 'payout-paid.push' | 'payout-refused.push' | 'fine-claim.mail' | 'fine-claim.push' | 'chat-message.push' | 'report-decided.app' | 'report-decided.push' | 'ticket-answered.app' | 'ticket-answered.mail' | 'ticket-answered.push' | 'ticket-closed.app' | 'ticket-closed.push' | 'ticket-reopened.app' | 'ticket-reopened.push' | 'order-login.push' | 'device-confirmed.push';
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
    /** What is ordered. `champions` belong to the lane `champion`, whose price includes them. With another lane they are refused (field code `lane_champion`). */
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
      booster?: string;
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
    /** `champion` is the champion to play with the lane `champion`. With another lane it is refused (field code `lane_champion`). */
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
    /** The text is published at once. A text with a telephone number, an e-mail address or a link is refused (field code `contact`). */
    WriteReview: {
      /** 1 to 5. */
      stars: number;
      /** 3 to 600 characters. */
      text: string;
    };
    /** An https link of a stream or recording on Twitch, YouTube or Kick. Parts that the site does not need are removed. */
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
    /** Other people read the text. A text with a telephone number, an e-mail address or a link is refused (field code `contact`). */
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
    /** With a draft, the payment pays for an order, which is placed when the provider confirms the payment. With `lane`, it changes the lane of an order in the same way. The minimum of both is the provider’s minimum (`settings.prices.cardMinimum`). */
    StartTopUp: {
      amount: components['schemas']['Money'];
      draft?: components['schemas']['Draft'];
      expectedPrice?: components['schemas']['Money'];
      lane?: components['schemas']['LaneToPay'];
    };
    LaneToPay: {
      orderId: string;
      lane: 'none' | 'top' | 'jungle' | 'middle' | 'adc' | 'support' | 'champion';
      champion?: string;
      expectedDifference: components['schemas']['PositiveMoney'];
    };
    /** Money that was received by bank transfer or in the company’s e-wallet. It is credited at once. Each reference is credited only once. */
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
    /** A refund that was sent by hand requires the bank’s number (`reference`). A refund to a card requires a `reason` that says how it is known. */
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
    /** A bank transfer is refunded to an IBAN, which is required. A payment by card or e-wallet is refunded to the same card or e-wallet. */
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
    /** Accounts for a listing, one `user:password[:mail…]` per line. All are added or none. */
    AddSmurf: {
      cardId: string;
      /** At most 200 of them. */
      lines: string[];
    };
    /** Takes a sold account back and refunds its buyer. To go back into the stock it needs a new password. */
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
    /** Decides a payout request. `paid` means that the money was sent by bank; a refusal returns the reserved amount. */
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
    /** A fine that may exceed the balance. The balance is taken at once, and the rest is collected from later earnings. */
    ClaimFine: {
      boosterId: string;
      amount: components['schemas']['PositiveMoney'];
      /** 3 to 500 characters. */
      reason: string;
      orderId?: string;
    };
    /** A second admin is needed above the limit. It counts the money of one owner that all staff and admins have moved by one command within these hours. Over all owners, one person can move 10 times the limit. “left” is the amount that the caller can still move alone by the command and for the owner in the query. */
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
    BoosterCard: {
      id: string;
      displayName: string;
      services: ('kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari')[];
      ranks: ({
        game: 'league' | 'valorant' | 'wildrift' | 'tft';
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger' | 'ascendant' | 'immortal' | 'radiant';
        division: number | null;
      })[];
      languages: ('tr' | 'en')[];
      finishedOrders: number;
      successPercent: number | null;
      onTimePercent: number | null;
      reviewCount: number;
      stars: number | null;
      answerMinutes: number | null;
      mostlyUnanswered: boolean;
      takesOrders: boolean;
      available: boolean;
    };
    PublicBooster: {
      id: string;
      displayName: string;
      services: ('kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari')[];
      ranks: ({
        game: 'league' | 'valorant' | 'wildrift' | 'tft';
        tier: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger' | 'ascendant' | 'immortal' | 'radiant';
        division: number | null;
      })[];
      languages: ('tr' | 'en')[];
      finishedOrders: number;
      successPercent: number | null;
      onTimePercent: number | null;
      reviewCount: number;
      stars: number | null;
      answerMinutes: number | null;
      mostlyUnanswered: boolean;
      takesOrders: boolean;
      available: boolean;
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
      takesOrders: boolean;
      weekGoal: components['schemas']['PositiveMoney'] | null;
      activeOrders: number;
    };
    BoosterEarnings: {
      balance: components['schemas']['Money'];
      thisMonth: components['schemas']['Money'];
      finishedOrders: number;
      byWeek: ({
        week: string;
        amount: components['schemas']['Money'];
        byGame: ({
          game: 'league' | 'valorant' | 'wildrift' | 'tft' | 'coaching';
          amount: components['schemas']['Money'];
        })[];
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
      takesOrders: boolean;
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
    /** What a user did and what was done to the user, the latest first. */
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
        mutedNotices: ('order-placed.mail' | 'order-state.app' | 'order-state.mail' | 'order-state.push' | 'order-reminder.app' | 'order-reminder.mail' | 'order-reminder.push' | 'order-assigned.app' | 'order-assigned.mail' | 'order-assigned.push' | 'order-offered.app' | 'order-offered.mail' | 'order-offered.push' | 'order-lane.app' | 'order-lane.push' | 'order-lane-stays.app' | 'order-lane-stays.mail' | 'order-lane-stays.push' | 'order-stream.app' | 'order-stream.push' | 'order-progress-claimed.app' | 'order-progress-claimed.mail' | 'order-progress-claimed.push' | 'order-progress-agreed.app' | 'order-progress-agreed.push' | 'order-account.app' | 'order-account.mail' | 'order-account.push' | 'order-dispute.mail' | 'order-dispute.push' | 'order-pause.app' | 'order-pause.push' | 'order-booster-request.app' | 'order-booster-request.push' | 'order-account-request.app' | 'order-account-request.mail' | 'order-account-request.push' | 'order-rank.mail' | 'order-rank.push' | 'order-part-paid.app' | 'order-part-paid.mail' | 'order-part-paid.push' | 'order-tip.app' | 'order-tip.push' | 'top-up-credited.app' | 'top-up-credited.push' | 'top-up-entered.push' | 'top-up-refunded.push' | 'payout-paid.push' | 'payout-refused.push' | 'fine-claim.mail' | 'fine-claim.push' | 'chat-message.push' | 'report-decided.app' | 'report-decided.push' | 'ticket-answered.app' | 'ticket-answered.mail' | 'ticket-answered.push' | 'ticket-closed.app' | 'ticket-closed.push' | 'ticket-reopened.app' | 'ticket-reopened.push' | 'order-login.push' | 'device-confirmed.push')[];
      };
      createdAt: string;
      usernameLockedUntil?: string;
    };
    OwnSession: {
      id: string;
      device: string;
      createdAt: string;
      lastUsedAt: string;
      current: boolean;
    };
    /** All data that is stored about the user, by kind. It contains no password and no credentials of game accounts. */
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
      notice: 'order-placed.mail' | 'order-state.app' | 'order-state.mail' | 'order-state.push' | 'order-reminder.app' | 'order-reminder.mail' | 'order-reminder.push' | 'order-assigned.app' | 'order-assigned.mail' | 'order-assigned.push' | 'order-offered.app' | 'order-offered.mail' | 'order-offered.push' | 'order-lane.app' | 'order-lane.push' | 'order-lane-stays.app' | 'order-lane-stays.mail' | 'order-lane-stays.push' | 'order-stream.app' | 'order-stream.push' | 'order-progress-claimed.app' | 'order-progress-claimed.mail' | 'order-progress-claimed.push' | 'order-progress-agreed.app' | 'order-progress-agreed.push' | 'order-account.app' | 'order-account.mail' | 'order-account.push' | 'order-dispute.mail' | 'order-dispute.push' | 'order-pause.app' | 'order-pause.push' | 'order-booster-request.app' | 'order-booster-request.push' | 'order-account-request.app' | 'order-account-request.mail' | 'order-account-request.push' | 'order-rank.mail' | 'order-rank.push' | 'order-part-paid.app' | 'order-part-paid.mail' | 'order-part-paid.push' | 'order-tip.app' | 'order-tip.push' | 'top-up-credited.app' | 'top-up-credited.push' | 'top-up-entered.push' | 'top-up-refunded.push' | 'payout-paid.push' | 'payout-refused.push' | 'fine-claim.mail' | 'fine-claim.push' | 'chat-message.push' | 'report-decided.app' | 'report-decided.push' | 'ticket-answered.app' | 'ticket-answered.mail' | 'ticket-answered.push' | 'ticket-closed.app' | 'ticket-closed.push' | 'ticket-reopened.app' | 'ticket-reopened.push' | 'order-login.push' | 'device-confirmed.push';
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
      playingSince: string | null;
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
      offer: {
        boosterId: string;
        until: string | null;
      } | null;
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
    /** How much of the work is done: a position on a ladder, or a count if the service has no ladder. */
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
    /** Counts all matches of an order, including those that its page does not list. */
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
    /** The extra `stream`. A booster sees only their own links. */
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
    /** The rank that the booster found at the start, and the rank that the customer declared. */
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
      earned?: {
        amount: components['schemas']['Money'];
        at: string;
      };
      createdAt: string;
      updatedAt: string;
    };
    LanePrice: {
      lane: 'none' | 'top' | 'jungle' | 'middle' | 'adc' | 'support' | 'champion';
      difference: components['schemas']['Money'];
      cheaper: boolean;
    };
    Showcase: {
      climbs: ({
        game: 'league' | 'valorant' | 'wildrift' | 'tft';
        played: number | null;
        arrived: number | null;
      })[];
      arrivals: ({
        service: 'kocluk' | 'league-of-legends/elo-boost' | 'league-of-legends/duo-boost' | 'league-of-legends/yerlestirme-maclari' | 'league-of-legends/win-boost' | 'league-of-legends/hero-boost' | 'league-of-legends/level-boost' | 'league-of-legends/challenger-boost' | 'valorant/elo-boost' | 'valorant/duo-boost' | 'valorant/win-boost' | 'valorant/yerlestirme-maclari' | 'valorant/immortal-boost' | 'valorant/normal-mac' | 'wildrift/elo-boost' | 'wildrift/duo-boost' | 'wildrift/win-boost' | 'wildrift/yerlestirme-maclari' | 'tft/elo-boost' | 'tft/duo-boost' | 'tft/win-boost' | 'tft/yerlestirme-maclari';
        game: 'league' | 'valorant' | 'wildrift' | 'tft';
        from: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger' | 'ascendant' | 'immortal' | 'radiant';
        to: 'unranked' | 'iron' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'emerald' | 'diamond' | 'master' | 'grandmaster' | 'challenger' | 'ascendant' | 'immortal' | 'radiant';
      })[];
      reviews: components['schemas']['ShownReview'][];
      figures: {
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
      offeredUntil: string | null;
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
      playingSince: string | null;
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
      offer: {
        boosterId: string;
        until: string | null;
      } | null;
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
    /** The consequences if the booster left the order now. */
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
    /** The change of an order’s lane that a card payment pays for. */
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
    /** The comparison of a provider’s books with the ledger for one day. */
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
    /** The totals of a day in the books of one side. */
    BookSide: {
      payments: number;
      paid: components['schemas']['Money'];
      refunds: number;
      refunded: components['schemas']['Money'];
    };
    /** A difference between the books of a day, and its outcome. */
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
      waitsFor: 'account' | 'powers' | 'password' | 'second-factor' | 'email' | 'iban' | 'tip' | 'order' | null;
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
      waitsFor: 'account' | 'powers' | 'password' | 'second-factor' | 'email' | 'iban' | 'tip' | 'order' | null;
      boosterName: string;
      boosterUsername: string | null;
      holds: ({
        matter: 'account' | 'powers' | 'password' | 'second-factor' | 'email' | 'iban' | 'tip' | 'order';
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
      /** At most 50 of them. */
      errors?: ({
        pointer: string;
        code: string;
        detail: string;
      })[];
      [name: string]: unknown;
    };
    ProblemCode: 'request.invalid' | 'request.unsupported_media' | 'request.too_large' | 'request.not_found' | 'request.malformed' | 'request.method_not_allowed' | 'request.not_implemented' | 'request.in_progress' | 'request.key_reused' | 'request.conflict' | 'request.forbidden_origin' | 'request.reason_required' | 'request.search_too_wide' | 'request.too_many_exports' | 'request.too_many_commands' | 'request.too_often' | 'service.unavailable' | 'identity.unauthenticated' | 'identity.forbidden' | 'identity.bad_credentials' | 'identity.session_expired' | 'identity.ended_by_owner' | 'identity.ended_by_staff' | 'identity.ended_by_password' | 'identity.ended_by_second_factor' | 'identity.banned' | 'identity.account_deleted' | 'identity.too_many_attempts' | 'identity.password_change_required' | 'identity.otp_required' | 'identity.otp_incorrect' | 'identity.second_factor_required' | 'identity.second_factor_on' | 'identity.second_factor_off' | 'identity.password_too_common' | 'identity.password_unchanged' | 'identity.old_password_incorrect' | 'identity.reset_token_invalid' | 'identity.password_incorrect' | 'identity.verification_invalid' | 'identity.session_not_found' | 'identity.deletion_open_orders' | 'identity.deletion_open_payments' | 'identity.deletion_balance' | 'identity.username_taken' | 'identity.username_just_changed' | 'identity.username_by_support' | 'identity.email_taken' | 'identity.phone_taken' | 'identity.phone_unchanged' | 'identity.email_unchanged' | 'identity.no_email_change' | 'identity.email_change_invalid' | 'identity.user_unsettled' | 'identity.address_unreachable' | 'identity.user_not_found' | 'identity.scope_not_held' | 'identity.access_scope_required' | 'identity.user_is_banned' | 'identity.role_not_allowed' | 'pricing.target_not_above_current' | 'pricing.challenger_target_too_close' | 'pricing.rank_not_served' | 'pricing.coupon_unknown' | 'pricing.coupon_expired' | 'pricing.coupon_code_short' | 'pricing.too_many_coupons' | 'pricing.coupon_below_minimum' | 'pricing.coupon_spent' | 'pricing.book_not_found' | 'pricing.book_outdated' | 'pricing.book_scheduled' | 'pricing.book_unchanged' | 'pricing.book_time_passed' | 'pricing.book_not_scheduled' | 'pricing.coupon_not_found' | 'pricing.coupon_code_taken' | 'pricing.coupon_used' | 'pricing.coupon_ended' | 'pricing.coupon_window_empty' | 'pricing.coupon_total_below_uses' | 'pricing.coupon_columns_missing' | 'pricing.coupon_columns_unknown' | 'pricing.coupon_lines_too_many' | 'pricing.coupon_lines_wrong' | 'pricing.coupon_codes_taken' | 'wallet.insufficient_balance' | 'wallet.payout_not_found' | 'wallet.payout_already_decided' | 'wallet.payout_unsettled' | 'wallet.payout_tip_unsettled' | 'wallet.payout_order_unsettled' | 'wallet.payout_unconfirmed' | 'wallet.payout_own_hand' | 'wallet.payout_confirmed' | 'wallet.confirmation_invalid' | 'wallet.too_many_confirmations' | 'wallet.iban_invalid' | 'wallet.payout_too_small' | 'wallet.amount_not_positive' | 'wallet.claim_not_found' | 'wallet.claim_ended' | 'approval.required' | 'approval.required_over_all' | 'approval.already_asked' | 'approval.nothing_to_pay' | 'approval.amount_changed' | 'approval.not_found' | 'approval.own' | 'approval.not_yours' | 'approval.decided' | 'approval.expired' | 'approval.asker_left' | 'approval.asker_may_not' | 'approval.access_unsettled' | 'settings.outdated' | 'settings.unchanged' | 'settings.coupon_not_counting' | 'payment.amount_out_of_range' | 'payment.too_many_open' | 'payment.top_up_not_found' | 'payment.top_up_not_refundable' | 'payment.refund_exceeds_balance' | 'payment.refund_not_waiting' | 'payment.refund_own_hand' | 'payment.refund_proof_missing' | 'payment.refund_was_given' | 'payment.paid_too_little' | 'payment.already_entered' | 'payment.arrival_out_of_range' | 'payment.refund_untold' | 'payment.provider_refused' | 'payment.provider_unavailable' | 'payment.notification_rejected' | 'payment.reconciliation_not_found' | 'payment.difference_not_found' | 'payment.difference_ended' | 'vault.account_not_found' | 'vault.account_in_use' | 'vault.account_does_not_fit' | 'vault.credentials_required' | 'vault.device_not_found' | 'vault.device_limit_reached' | 'vault.device_known' | 'vault.device_key_invalid' | 'vault.device_not_waiting' | 'vault.device_not_confirmed' | 'vault.device_proof_invalid' | 'vault.no_credentials' | 'vault.release_not_found' | 'vault.release_not_allowed' | 'vault.release_opened' | 'vault.release_expired' | 'order.not_found' | 'order.too_many_unstarted' | 'order.priority_withdrawn' | 'order.booster_unavailable' | 'order.price_changed' | 'order.transition_not_allowed' | 'order.earned_percent_required' | 'order.already_taken' | 'order.booster_limit_reached' | 'order.booster_not_eligible' | 'order.champion_required' | 'order.draft_unreadable' | 'order.lane_already_changed' | 'order.lane_price_changed' | 'order.lane_not_for_service' | 'order.account_already_changed' | 'order.account_not_needed' | 'order.rank_not_asked' | 'order.rank_needs_picture' | 'order.rank_difference_open' | 'order.rank_difference_closed' | 'order.rank_not_priced' | 'order.rank_price_changed' | 'order.account_requested' | 'order.account_not_requested' | 'order.account_request_changed' | 'order.closed_for_changes' | 'order.match_not_allowed' | 'order.match_time_wrong' | 'order.progress_not_said' | 'order.progress_not_whole' | 'order.progress_beyond_goal' | 'order.progress_not_claimed' | 'order.progress_changed' | 'order.being_replaced' | 'order.goal_not_reached' | 'order.work_unjudged' | 'order.finish_needs_proof' | 'order.no_booster_leaves' | 'order.stream_not_ordered' | 'order.stream_not_allowed' | 'order.stream_link_invalid' | 'order.stream_not_live' | 'order.tip_not_allowed' | 'order.tip_during_dispute' | 'order.tip_too_small' | 'order.booster_inactive' | 'order.review_not_allowed' | 'order.already_reviewed' | 'order.review_not_found' | 'order.review_unchanged' | 'order.paused' | 'order.already_paused' | 'order.pause_not_allowed' | 'order.not_paused' | 'order.paused_by_other' | 'order.booster_request_not_allowed' | 'order.booster_already_requested' | 'order.booster_not_requested' | 'order.dispute_not_allowed' | 'order.dispute_open' | 'order.dispute_not_found' | 'order.dispute_answered' | 'order.dispute_taken_back' | 'order.dispute_agreed' | 'order.dispute_own_proposal' | 'order.dispute_proposal_changed' | 'order.dispute_awaits_answer' | 'order.dispute_decided' | 'order.refund_above_price' | 'order.refund_too_high' | 'picture.not_found' | 'picture.not_a_picture' | 'picture.animated' | 'picture.too_large' | 'picture.unreadable' | 'picture.too_many_pictures' | 'picture.store_unavailable' | 'booster.not_found' | 'booster.application_not_found' | 'booster.application_waiting' | 'booster.application_decided' | 'booster.answer_link_invalid' | 'shop.listing_not_found' | 'shop.sold_out' | 'shop.price_changed' | 'shop.lines_unreadable' | 'shop.accounts_known' | 'shop.stock_account_not_found' | 'shop.credentials_gone' | 'shop.not_sold' | 'conversation.too_many_messages' | 'conversation.closed' | 'conversation.message_not_found' | 'conversation.own_message' | 'conversation.already_reported' | 'conversation.report_not_found' | 'conversation.report_decided' | 'live.too_many_streams' | 'notification.link_invalid' | 'notification.push_unavailable' | 'notification.endpoint_not_allowed' | 'integration.key_not_found' | 'integration.key_not_yours' | 'integration.key_not_active' | 'integration.not_for_keys' | 'integration.too_many_requests' | 'integration.webhook_not_found' | 'integration.webhook_not_yours' | 'integration.webhook_paused' | 'integration.webhook_active' | 'integration.secrets_overlap' | 'integration.too_many_webhooks' | 'integration.address_not_allowed' | 'integration.delivery_not_found' | 'note.not_found' | 'note.not_yours' | 'note.nothing_to_lift' | 'ticket.not_found' | 'ticket.closed' | 'ticket.transition_not_allowed' | 'ticket.too_many_tickets' | 'ticket.contact_not_found' | 'ticket.contact_answered' | 'ticket.contact_not_answered' | 'ticket.canned_not_found' | 'ticket.canned_title_taken' | 'ticket.placeholder_unknown' | 'internal';
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
