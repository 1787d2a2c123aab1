/** What only some orders ask. Fetched together where one of it is needed, so that nobody's first view waits for any. */
export { AgeDialog } from '../../features/age-check/age-dialog'
export { AgeNotice } from '../../features/age-check/age-notice'
export { declineAdvice } from '../../features/place-order/decline-advice'
export { OWN_TIP_ID, TipChoice } from '../../features/tip/tip-choice'
export { TipRows } from '../../features/tip/tip-rows'
