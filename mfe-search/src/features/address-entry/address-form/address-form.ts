export { AddressHelp } from './address-help'
export { ByHand } from './by-hand'
export { postcodeSent } from './doors.model'
export { WhereAreYouAt } from './where-are-you-at'
