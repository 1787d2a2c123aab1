import type { OrderState, Stage } from '@galo/domain'
import { defineWords } from '@galo/words'
import type { Unordered } from '../../calls'

const states: Readonly<Record<OrderState, string>> = {
  new: 'Just in',
  placed: 'Waits for the kitchen',
  confirmed: 'Accepted',
  rejected: 'Rejected',
  payment_declined: 'Payment declined',
  rejected_by_delivery_partner: 'Nobody carries it',
}

const happened: Readonly<Record<string, string>> = {
  placed: 'Ordered',
  paid: 'Money came in',
  'order-placed': 'Sent to the restaurant',
  'restaurant-confirmed': 'The kitchen accepted',
  'restaurant-rejected': 'The kitchen said no',
  'restaurant-called-off': 'Called off: the house is shut then',
  'payment-declined': 'The payment was declined',
  'delivery-partner-rejected': 'Nobody would carry it',
  SENT_TO_DELIVERY_PARTNER: 'Asked who carries it',
  ACCEPTED_BY_DELIVERY_PARTNER: 'Somebody will carry it',
  RIDER_ASSIGNED: 'A rider is coming',
  RIDER_ARRIVED: 'The rider is at the restaurant',
  RIDER_IN_TRANSIT: 'The rider set out',
  RIDER_NEARBY: 'The rider is nearly there',
  DELIVERED: 'Handed over',
  CANCELLED: 'The delivery was called off',
  UNDELIVERABLE: 'Nobody opened',
  REJECTED_BY_DELIVERY_PARTNER: 'The partner said no',
  REJECTED_AFTER_ACCEPTED: 'The partner changed its mind',
  'order-failed': 'All of it went back, since it came to nothing',
}

/** As the customer's page has them. */
const seen: Readonly<Record<Stage, string>> = {
  PLACED: 'Sending your order to the restaurant',
  CONFIRMED: "We've got your order",
  BEING_PREPARED: "We're making your meal",
  PICKED_UP_BY_RIDER: "It's being picked up",
  IN_TRANSIT: "It's on the way!",
  NEARBY: 'Start getting excited...',
  DELIVERED: 'Order delivered. Dig in!',
}

const moneyStates: Readonly<Record<Unordered['state'], string>> = {
  waits: 'May still be ordered',
  'going-back': 'Going back',
  'gone-back': 'Gone back',
}

export const SUPPORT_WORDS = defineWords({
  en: {
    states,
    happened,
    seen,
    moneyStates,
    find: 'Find an order',
    findHelp: 'Number, e-mail, phone, name, postcode, last four of a card, restaurant, day',
    found: 'Orders found',
    nothing: 'No order like that. Try fewer words, or the day: 17/11.',
    older: 'Older orders',
    chooseOne: 'Choose an order to see how it went.',
    story: (shortId: string) => `How ${shortId} went`,
    customerSaw: (words: string) => `The customer saw: ${words}`,
    customerSawEnd: 'The customer was told how it ended',
    secondTry: (what: string) => `Second try: ${what}`,
    reported: (what: string) => `Reported: ${what}`,
    reportDeclined: (what: string) => `Said no to what was reported: ${what}`,
    letter: (subject: string) => `Letter: ${subject}`,
    goesAs: (name: string) => `Goes as “${name}” from now on`,
    gaveBack: (reason: string) => `Given back: ${reason}`,
    back: (sum: string) => `${sum} back`,
    refunded: 'Refunded',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Door',
    rider: 'Rider',
    card: 'Card',
    /** `brand` as the provider writes it, all small. */
    endingIn: (brand: string, lastFour: string) =>
      brand === '' ? `Card ending ${lastFour}` : `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending ${lastFour}`,
    lastFour: (lastFour: string) => `card ${lastFour}`,
    unordered: 'Money without an order',
    unorderedAbout: 'Taken by the bank, and no order came of it. It goes back by itself within the hour.',
    allOrdered: 'All money that came in has its order.',
    backAt: (time: string) => `back at ${time} unless an order comes`,
    askedAt: (time: string) => `the provider is asked again at ${time}`,
    giveItBack: 'Give it back now',
    isGoingBack: (sum: string) => `${sum} is going back`,
  },
})
