export { giveBackOfOrder, type RefundPlatform } from './give-back'
export { takeOutOfOrder } from './take-out'
export { stepPartRefunds } from './part-refunds.step'
export { partTakenOut, type PartTakenOut } from './refunds.events'
