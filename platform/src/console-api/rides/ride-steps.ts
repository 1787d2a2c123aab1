import { RIDE_LEADS_TO, type RideStep } from '@galo/console/calls'
import { isTerminalDelivery, type DeliveryState } from '@galo/domain'
import { Refusal } from '../../kernel/http/refusal'
import type { DeliveryRow } from '../../modules/orders'

const WAY = Object.values(RIDE_LEADS_TO)

export interface CourierWord {
  readonly courier: string
  readonly attempt: number
  readonly step: RideStep
  readonly code: string
}

interface Carried {
  readonly shortId: string
  /** What whoever opens says; null where nobody was given one. */
  readonly handoverCode: string | null
}

const sameCode = (one: string, other: string): boolean =>
  one.replace(/[\s-]/g, '').toLowerCase() === other.toLowerCase()

const checkCode = ({ step, code }: CourierWord, { shortId, handoverCode }: Carried): void => {
  if (step === 'picked-up' && !sameCode(code, shortId))
    throw new Refusal(409, 'OTHER_BAG', 'That is not this order’s number: look at the bag again')
  if (step === 'delivered' && handoverCode !== null && !sameCode(code, handoverCode))
    throw new Refusal(409, 'OTHER_CODE', 'That is not the code: ask for the three figures on their order’s page')
}

/**
 * What a courier's word makes of a ride; null when it has been said before, by a phone that did not hear the answer. Whether the step may be taken from
 * where the ride is, the delivery's own table says. Throws a `Refusal` for a ride of somebody else's, one that is over, another bag or another code.
 */
export const stepOfWord = (word: CourierWord, ride: DeliveryRow, carried: Carried): DeliveryState | null => {
  const to = RIDE_LEADS_TO[word.step]
  if (ride.attempt !== word.attempt)
    throw new Refusal(409, 'RIDE_OVER', 'This ride is over: the order is being brought again')
  const isOffered = ride.courier === null && ride.state === 'ACCEPTED_BY_DELIVERY_PARTNER'
  if (ride.courier !== word.courier && !(word.step === 'take' && isOffered))
    throw new Refusal(409, 'RIDE_TAKEN', 'This ride is not yours: somebody else carries it')
  if (ride.courier === word.courier && WAY.indexOf(to) <= WAY.findIndex((state) => state === ride.state)) {
    // Delivered and not handed over exclude each other: the second is no echo of the first.
    const isEcho = ride.state === to || !isTerminalDelivery(to)
    if (isEcho) return null
  }
  if (isTerminalDelivery(ride.state)) throw new Refusal(409, 'RIDE_OVER', 'This ride is over')
  checkCode(word, carried)
  return to
}
