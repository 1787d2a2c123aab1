import { defineWords, grammarOf } from '@galo/words'
import type { OrderingWords } from './ordering-method'
import type { KitchenRefusal, Step } from './place-order.states'

const { list } = grammarOf('en')

interface TitleAndText {
  readonly title: string
  readonly text: string
}

/** What stopped an order, and what the button says while it works. `kept` is a sentence about the money and the basket. */
export const PLACE_ORDER_WORDS = defineWords({
  en: {
    basket: {
      needsChange: 'Your basket needs a change. Nothing was charged.',
      hasChanged: 'Your basket has changed. Nothing was charged.',
      soldOut: (names: readonly string[]) => `Sorry, ${list(names)} just sold out and had to come out of your basket.`,
      needsChoice: (names: readonly string[]) =>
        `${list(names)} needs another choice. Open it in your basket, or take it out, then pay.`,
      choiceSoldOut: (names: readonly string[]) =>
        `${list(names)} has sold out. Choose something else for it in your basket, or take it out, then pay.`,
      rewardLost: 'Your reward doesn’t hold any more. Have a look at the new total, then pay.',
      discountLost: 'Your discount code doesn’t hold any more. Have a look at the new total, then pay.',
      quoteGone: 'Your delivery quote ran out. We’re asking for a new one: have a look at it, then pay.',
      gone: 'The kitchen doesn’t have this basket any more. Add your food again and we’ll pick up from here.',
      moved: 'Prices or dishes have changed since you filled it. Have a look at your order, then pay.',
    },
    moneyBack: {
      title: 'Your money is on its way back.',
      kept: 'We’ve given back what you paid, and your basket is kept.',
      keptWithRefund: (refund: string) => `${refund} Your basket is kept.`,
      noneLeft: (noneLeft: string, kept: string) => `${noneLeft} ${kept}`,
      notTaking: (kept: string) => `The restaurant has stopped taking orders like this one. ${kept}`,
      closed: (kept: string) => `The restaurant closed before we could place your order. ${kept}`,
      alcohol: (kept: string) =>
        `The restaurant can’t sell alcohol at this hour. ${kept} Take it out to order the rest.`,
      rewardLost: (kept: string) =>
        `Your reward was used for another order. ${kept} Have a look at the new total, then pay.`,
      discountLost: (kept: string) =>
        `Your discount code was used up before we could place your order. ${kept} Have a look at the new total, then pay.`,
      late: (kept: string) => `Your order wasn’t placed in time. ${kept} Have a look at it, then pay.`,
    },
    details: {
      title: 'Check who it’s for.',
      paid: 'The restaurant couldn’t read the name, e-mail or number. Change them and place the order: you won’t be charged again.',
      text: 'The restaurant couldn’t read the name, e-mail or number. Nothing was charged. Change them, then order.',
    },
    declined: 'Your card wasn’t charged. Check the details or try another card.',
    incomplete: { title: 'The card isn’t finished yet.', text: 'Check the fields above. Nothing was sent.' },
    notCharged: {
      title: 'You have not been charged.',
      text: 'Your last try to pay didn’t go through. Your basket is as you left it, so you can pay now.',
    },
    paymentGone: {
      title: 'No order came of your last try to pay.',
      text: 'We keep no money without an order: if your bank shows a payment, it has gone back or will within the hour. Have a look at your order, then pay.',
    },
    orderUnknown: {
      title: 'You’ve paid. We don’t know yet whether the restaurant has your order.',
      text: 'Nothing is lost, and you won’t be charged again. Check again in a moment: if no order comes of it, your money goes back by itself within the hour.',
    },
    paymentUnknown: {
      title: 'We don’t know yet whether your payment went through.',
      text: 'Please don’t pay again anywhere else. Check again in a moment: we’ll find the payment, and won’t make a second one.',
    },
    wentWrong: 'Sorry, something went wrong!',
    offline: 'You are offline',
    offlineText: 'It looks like you’re offline. Please check your internet connection and try again.',
    /** The line was lost while paying, and is here again. */
    backOnline: 'You’re back online.',
    backOnlineText: 'You have not been charged, and your order is as you left it: go on where you stopped.',
    paymentSafe:
      'Your payment is safe, but the order may not have reached the restaurant. Place it again: it’s made and charged once. If no order comes of it, your money goes back by itself within the hour.',
    failed: (what: string) => `${what} You have not been charged.`,
    failedAt: {
      building: 'We couldn’t prepare your order.',
      opening: 'We couldn’t open the payment.',
      confirming: 'The payment couldn’t be made with this card form.',
      submitting: 'The order couldn’t be placed.',
    } satisfies Record<Exclude<Step, 'prechecking'>, string>,
    /** Nothing is wrong with the basket: the restaurant can't cook it now. */
    notTaken: {
      CHANNEL_OFFLINE: {
        title: 'This restaurant has stopped taking orders for now.',
        text: 'Nothing was charged, and your basket is as you left it. Try again later, or another restaurant.',
      },
      OUTSIDE_OPENING_HOURS: {
        title: 'This restaurant has closed for today.',
        text: 'Nothing was charged. Another restaurant may still be open.',
      },
      ALCOHOL_NOT_SOLD_NOW: {
        title: 'Alcohol can’t be handed over at that hour.',
        text: 'Nothing was charged. Take it out of your basket to order the rest.',
      },
    } satisfies Record<Exclude<KitchenRefusal, 'NOT_OFFERED' | 'NO_SLOTS_LEFT'>, TitleAndText>,
    checkingPayment: 'Checking your payment',
    orderPlaced: 'Order placed',
    working: {
      building: 'Checking your order',
      opening: 'Getting ready to pay',
      confirming: 'Paying',
      submitting: 'Placing your order',
    } satisfies Record<Exclude<Step, 'prechecking'>, string>,
  },
})

export type PlaceOrderWords = (typeof PLACE_ORDER_WORDS)['en']

/** For a try of which this release knows no more than that it was paid: another one knew a way of ordering that it doesn't. */
export const ANY_ORDERING_WORDS = defineWords<OrderingWords>({
  en: {
    prechecking: 'Checking your order',
    precheckFailed: 'We couldn’t check your order.',
    gone: { title: 'What you chose can’t be had any more.', text: 'Nothing was charged. Have a look at your order.' },
    goneAfterPaying: { title: 'What you chose can’t be had any more.', text: 'You won’t be charged again.' },
    notOffered: { title: 'This restaurant doesn’t take such orders any more.', text: 'Nothing was charged.' },
    noneLeft: { title: 'This restaurant takes no more such orders today.', text: 'Nothing was charged.' },
    noneLeftAfterPaying: 'The restaurant takes no more such orders today.',
  },
})
