import type { OrderRow } from '../orders'

/** Anybody types without accents, capitals, hyphens and apostrophes: so is everything kept. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[-'’]/g, '')

/** Country codes of the two markets, and the nought that stands for them at home. */
export const nationalDigits = (phone: string): string => phone.replace(/\D/g, '').replace(/^(?:00)?(?:44|353)0?|^0/, '')

const LEAST_DIGITS = 3

/** A number is asked for by any part of it, so every end of it is a word: what begins like the part is found. */
const endsOf = (digits: string): readonly string[] =>
  Array.from({ length: Math.max(0, digits.length - LEAST_DIGITS + 1) }, (_, at) => digits.slice(at))

const wordsIn = (text: string | null | undefined): readonly string[] =>
  text == null ? [] : [folded(text).replace(/[^\p{L}\p{N}]/gu, ''), ...text.split(/[^\p{L}\p{N}'’]+/u).map(folded)]

/** An e-mail is asked for by any part of it, too. */
const emailWords = (email: string | null | undefined): readonly string[] => {
  if (email == null) return []
  const whole = folded(email)
  return [whole, ...[...whole.matchAll(/[@.+_]/g)].map(({ index }) => whole.slice(index + 1))]
}

const postcodeWords = (postcode: string | null | undefined): readonly string[] =>
  postcode == null ? [] : [folded(postcode).replace(/\s/g, ''), folded(postcode).split(/\s/)[0] ?? '']

/** Every restaurant is called so. */
const SAYS_NOTHING = 'galo'

export interface FoundBy {
  readonly order: Pick<OrderRow, 'id' | 'shortId' | 'customer' | 'address'>
  readonly restaurant: { readonly name: string; readonly city: string }
  /** Of the card it was paid by. */
  readonly lastFour: string | null
}

/** The words an order is found by: who, where, how it was paid, and what it is called. */
export const findWords = ({ order, restaurant, lastFour }: FoundBy): readonly string[] => {
  const { email, first_name: first, last_name: last, phone_number: phone } = order.customer
  const words = [
    ...[folded(order.id), folded(order.shortId)],
    ...[...wordsIn(first), ...wordsIn(last), ...emailWords(email)],
    ...endsOf(nationalDigits(phone ?? '')),
    ...postcodeWords(order.address?.postcode),
    ...[...wordsIn(restaurant.name), ...wordsIn(restaurant.city)],
    lastFour ?? '',
  ]
  return [...new Set(words)].filter((word) => word !== '' && word !== SAYS_NOTHING)
}
