import { defineWords } from '@galo/words'

/** Above the card, on a device that has a wallet. */
export const WALLETS_WORDS = defineWords({
  en: {
    or: 'or by card',
    /** Why no sheet opened: the press that opens one has to be the customer’s own. */
    later: 'We’re still checking your order. Press your wallet again in a moment.',
    asked: 'Once that’s answered, press your wallet again.',
  },
})
