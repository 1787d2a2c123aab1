import { addQuote, updateView, type SignedBasket } from '@galo/contracts/basket'
import { isAppError, isRejected, traceOf } from '@galo/contracts/errors'
import { quoteAddress, quotePosition, type DeliveryQuote as Quoted } from '@galo/contracts/quotes'
import type { TraceId } from '@galo/contracts/trace'
import type { CountryCode, DeliveryAddress, DeliveryQuote, LatLng } from '@galo/domain'
import type { Http } from '@galo/services'
import { freshIn, isStale } from '../../features/place-order/place-order.errors'
import type { QuoteProblem } from './delivery-quote.errors'
import { deliveryFeeIn } from './delivery-quote.model'

export interface QuoteQuestion {
  readonly restaurantId: string
  readonly countryCode: CountryCode
  readonly address: DeliveryAddress
  readonly placeKey: string
  /** Where the pin stands; `null` asks by the words of the address. */
  readonly coordinates: LatLng | null
  readonly signed: SignedBasket
}

export type QuoteAnswer =
  | { readonly kind: 'quoted'; readonly quote: DeliveryQuote; readonly signed: SignedBasket }
  /** Asking again changes nothing: the customer has to do something about it. */
  | { readonly kind: 'refused' | 'failed'; readonly problem: QuoteProblem; readonly trace: TraceId | null }

const ask = (http: Http, { restaurantId, countryCode, address, coordinates }: QuoteQuestion): Promise<Quoted> => {
  const where = { restaurant_id: restaurantId }
  if (coordinates !== null) {
    const { latitude: lat, longitude: lon } = coordinates
    return http.send(quotePosition, { body: { ...where, lat, lon, country_code: countryCode } })
  }
  const { lineOne, lineTwo, city, postcode } = address
  const written = { line1: lineOne, line2: lineTwo, city, country_code: countryCode }
  return http.send(quoteAddress, {
    body: { ...where, address: postcode === '' ? written : { ...written, postcode } },
  })
}

/** A basket that was only signed anew, or changed beside this page, is no reason to give up. */
const putIn = async (http: Http, signed: SignedBasket, token: string): Promise<SignedBasket> => {
  const put = (over: SignedBasket) => http.send(addQuote, { body: updateView(over, { delivery_quote: token }) })
  try {
    return await put(signed)
  } catch (error) {
    const fresh = isRejected(error) && isStale(error.model.errorCode) ? freshIn(error) : null
    if (fresh === null) throw error
    return put(fresh)
  }
}

const REFUSED: Readonly<Record<string, QuoteProblem>> = {
  UNDELIVERABLE: 'undeliverable',
  BAD_REQUEST: 'address-refused',
  EMAIL_REQUIRED: 'no-email',
}

/** What a failure is to the customer. What is no failure of a call is a defect and goes on. */
const answerTo = (error: unknown, otherwise: QuoteProblem, isOurs: boolean): QuoteAnswer => {
  if (!isAppError(error)) throw error
  // A quote names everything that is wrong at once, an entry each.
  const [code = ''] = isRejected(error) && !isOurs ? error.model.errorCode.split(',') : []
  const refused = REFUSED[code]
  const trace = traceOf(error)
  return refused === undefined
    ? { kind: 'failed', problem: otherwise, trace }
    : { kind: 'refused', problem: refused, trace }
}

/** G09, G10: asks what bringing it costs and how long it takes, and puts that into the basket, which then has its fee. */
export const askQuote = async (http: Http, question: QuoteQuestion): Promise<QuoteAnswer> => {
  const { coordinates, signed, placeKey } = question
  let quoted: Quoted
  try {
    quoted = await ask(http, question)
  } catch (error) {
    return answerTo(error, coordinates === null ? 'by-address-failed' : 'by-position-failed', false)
  }
  try {
    const fresh = await putIn(http, signed, quoted.token)
    const { minimum_mins: minimumMins, maximum_mins: maximumMins } = quoted.estimated_duration
    const { id, valid_until: validUntil } = quoted
    const fee = deliveryFeeIn(fresh.data)
    return {
      kind: 'quoted',
      signed: fresh,
      quote: { id, validUntil, minimumMins, maximumMins, fee, basketId: fresh.data.id, placeKey },
    }
  } catch (error) {
    return answerTo(error, 'not-put-in', true)
  }
}
