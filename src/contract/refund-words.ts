/** What a top-up's refund is called: one that brings money to a wallet was taken back. */
export const refundLabel = (toWallet = false): string => (toWallet ? 'Yükleme iadesi geri alındı' : 'Yükleme iadesi');
