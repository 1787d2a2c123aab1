/** What a press on a wallet leads to: its sheet, a word to press again, or something else that is shown by itself. */
export type WalletPress = 'opens' | 'later' | 'asked' | 'elsewhere'

/** Whether this browser can know of a wallet at all. Whether one is there, the provider says. */
export const mayHaveWallet = (browser: object): boolean => 'ApplePaySession' in browser || 'PaymentRequest' in browser
