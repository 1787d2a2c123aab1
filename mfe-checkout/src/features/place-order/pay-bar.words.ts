import { defineWords } from '@galo/words'

/** The one next step. Never “Pay” while money may be in already. */
export const PAY_BAR_WORDS = defineWords({
  en: {
    placeOrder: 'Place order',
    checkAgain: 'Check again',
    pay: (total: string) => `Pay ${total}`,
    leave: 'Leave paying for now',
  },
})
