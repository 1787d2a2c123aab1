import type { DeliveryState } from '@galo/domain'
import type { DeliveryOnCard } from '../../calls'

/** What a delivery state is called by people, and the button that leads to it; null for where no button leads. */
const STATES: Readonly<Record<DeliveryState, { readonly word: string; readonly step: string | null }>> = {
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
const ONWARDS: ReadonlySet<DeliveryState> = new Set<DeliveryState>([
  'SENT_TO_DELIVERY_PARTNER',
  'ACCEPTED_BY_DELIVERY_PARTNER',
  'RIDER_ASSIGNED',
  'RIDER_ARRIVED',
  'RIDER_IN_TRANSIT',
  'RIDER_NEARBY',
  'DELIVERED',
])

export const deliveryWord = (state: DeliveryState): string => STATES[state].word

const stepLabel = (from: DeliveryState, to: DeliveryState): string =>
  from === 'RIDER_ASSIGNED' && to === 'ACCEPTED_BY_DELIVERY_PARTNER'
    ? 'Take the rider off'
    : (STATES[to].step ?? deliveryWord(to))

/** `Second try: On the way, Ines Costa` */
export const deliveryLine = ({ attempt, state, riderName }: DeliveryOnCard): string =>
  `${attempt === 2 ? 'Second try: ' : ''}${deliveryWord(state)}${riderName === null ? '' : `, ${riderName}`}`

export interface DeliveryStep {
  readonly to: DeliveryState
  readonly label: string
  /** The one that brings the food nearer. */
  readonly isNext: boolean
}

export const deliverySteps = ({ state, steps }: DeliveryOnCard): readonly DeliveryStep[] => {
  const next = steps.find((step) => ONWARDS.has(step))
  return steps.map((to) => ({ to, label: stepLabel(state, to), isNext: to === next }))
}
