import type { Stage } from '@galo/domain'
import { defineWords } from '@galo/words'

/** Where an order is: said aloud, written big, and in one line for a list. */
export const ORDER_PROGRESS_WORDS = defineWords({
  en: {
    order: (shortId: string) => `Order ${shortId}`,
    collectAt: 'collect at',
    /** `day` as in “tomorrow, Fri 27 Nov”. */
    collectOn: (day: string) => `collect ${day} at`,
    placedAt: 'placed at',
    arrives: 'arrives',
    wasDue: 'was due by',
    paces: { 'on-time': 'On time', late: 'Running late' },
    broughtTo: 'brought to',
    table: (table: string) => `Table ${table}`,
    progress: 'Progress',
    /** Of an order with alcohol (I04). */
    haveId: 'Have your ID ready.',
    haveIdText: 'There’s alcohol in this order: you must be 18 or over and show ID.',
    outOfReach: 'We can’t reach the kitchen',
    retry: 'Retry',
    lastHeard: 'This is the last we heard.',
    badLine: 'The line is bad. This is the last we heard; we keep trying.',
    waiting: {
      title: 'Sending your order',
      rest: 'Somebody there has to say yes. It rarely takes more than a minute.',
    },
    waitingLong: {
      title: 'Still waiting for the restaurant',
      fact: 'Still waiting for the restaurant.',
      rest: 'It’s a busy grill. We keep asking; nothing for you to do. If nobody says yes, your money goes back by itself.',
    },
    /** `when` as in “tomorrow at 11:30”. */
    waitingOvernight: (when: string) => ({
      title: 'Waiting overnight',
      fact: 'The restaurant has your order.',
      rest: `Nobody is at the grill now. They open ${when}, and say yes or no by then or soon after: nothing for you to do. If it’s a no, your money goes back by itself.`,
    }),
    confirmed: 'Order confirmed',
    window: (from: string, to: string) => `It should be with you between ${from} and ${to}.`,
    late: (by: string) => `It’s late, and we’re sorry: it should have been with you by ${by}.`,
    /** Said aloud alone: `when` as in “12:40–12:46”. */
    lateArriving: (when: string) => `It’s running late, and we’re sorry: it arrives ${when}.`,
    backOnTime: 'It’s back on time.',
    /** While nobody can be seen bringing it. */
    lateAsk: 'It says so here as soon as it moves; the restaurant can tell you more.',
    broughtBy: {
      DELIVEROO_FULFILLMENT: 'A Deliveroo rider brings it.',
      DELIVEROO: 'Deliveroo brings it.',
      GALO: 'One of our own riders brings it.',
    },
    timeToCollect: {
      title: 'Time to collect',
      fact: 'Time to collect.',
      rest: (shortId: string) => `Say ${shortId} at the counter.`,
    },
    past: {
      title: 'Your order',
      fact: (when: string) => `This one was for ${when}.`,
      rest: 'We hope it was good.',
    },
    onTheCoalsInTime: 'It goes on the coals in time for you.',
    onTheCoalsThatDay: (day: string) => `It goes on the coals ${day}, in time for you.`,
    /** Texts of the specification (J08), word for word. */
    stages: {
      PLACED: 'Sending your order to the restaurant',
      CONFIRMED: "We've got your order",
      BEING_PREPARED: "We're making your meal",
      PICKED_UP_BY_RIDER: "It's being picked up",
      IN_TRANSIT: "It's on the way!",
      NEARBY: 'Start getting excited...',
      DELIVERED: 'Order delivered. Dig in!',
    } satisfies Record<Stage, string>,
    /** The stages of a second delivery (J11). The specification gives the text of CONFIRMED; the others are ours. */
    secondTry: {
      PLACED: 'Asking for a second delivery',
      CONFIRMED: 'Redelivery incoming!',
      BEING_PREPARED: "We're making your meal again",
      PICKED_UP_BY_RIDER: 'Your second delivery is being picked up',
      IN_TRANSIT: 'Your second delivery is on the way',
      NEARBY: 'Your second delivery is nearly there',
      DELIVERED: 'Order delivered. Dig in!',
    } satisfies Record<Stage, string>,
    steps: {
      sent: 'Sent',
      confirming: 'Confirming',
      confirmed: 'Confirmed',
      making: 'Being made',
      collect: 'Collect',
      pickedUp: 'Being picked up',
      riding: 'On the way',
      arrived: 'With you',
    },
  },
})
