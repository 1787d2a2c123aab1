import type { DeliveryState } from '@galo/domain'
import { defineWords } from '@galo/words'

/** What a delivery state is called by people, and the button that leads to it; null for where no button leads. */
const states: Readonly<Record<DeliveryState, { readonly word: string; readonly step: string | null }>> = {
  UNSTARTED: { word: 'Not sent yet', step: null },
  SENT_TO_DELIVERY_PARTNER: { word: 'Partner asked', step: 'Ask the partner' },
  ACCEPTED_BY_DELIVERY_PARTNER: { word: 'Partner accepted', step: 'Partner accepts' },
  RIDER_ASSIGNED: { word: 'Rider coming', step: 'Assign a rider' },
  RIDER_ARRIVED: { word: 'Rider at the counter', step: 'Rider arrives' },
  RIDER_IN_TRANSIT: { word: 'On the way', step: 'Rider sets out' },
  RIDER_NEARBY: { word: 'Nearly there', step: 'Rider is nearby' },
  DELIVERED: { word: 'Delivered', step: 'Delivered' },
  CANCELLED: { word: 'Called off', step: 'Call off' },
  UNDELIVERABLE: { word: 'Nobody at the door', step: 'Nobody home' },
  REJECTED_BY_DELIVERY_PARTNER: { word: 'Partner refused', step: 'Partner refuses' },
  REJECTED_AFTER_ACCEPTED: { word: 'Partner withdrew', step: 'Partner withdraws' },
}

export const DELIVERY_WORDS = defineWords({
  en: {
    states,
    takeRiderOff: 'Take the rider off',
    secondTry: (state: string) => `Second try: ${state}`,
    by: (state: string, rider: string) => `${state}, ${rider}`,
    moved: (shortId: string, state: string) => `${shortId}: ${state}`,
    map: 'Map',
    bringAgain: 'Bring it again',
    broughtAgain: (shortId: string) => `${shortId} is brought again`,
  },
})
