import type { ResultsData } from '../../pages/results/results-data'
import { ADDRESS_WORDS } from '../../features/address-entry/address-entry.words'

type Reads = (value: unknown) => boolean

const isText: Reads = (value) => typeof value === 'string'
const isTextOrNone: Reads = (value) => value === null || isText(value)
const isNumber: Reads = (value) => typeof value === 'number'
const isNumberOrNone: Reads = (value) => value === null || isNumber(value)
const isYesOrNo: Reads = (value) => typeof value === 'boolean'
const isList =
  (each: Reads): Reads =>
  (value) =>
    Array.isArray(value) && value.every(each)
const isOptional =
  (reads: Reads): Reads =>
  (value) =>
    value === undefined || reads(value)
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const hasAll =
  (shape: Readonly<Record<string, Reads>>): Reads =>
  (value) =>
    isRecord(value) && Object.entries(shape).every(([name, reads]) => reads(value[name]))

const isRestaurant = hasAll({
  id: isText,
  slug: isText,
  name: isText,
  streetAddress: isText,
  city: isText,
  postcode: isText,
  distanceMiles: isNumber,
  hours: (value) => value === null || hasAll({ opens: isText, closes: isText })(value),
  opensNext: isTextOrNone,
  throttledUntil: isTextOrNone,
  earliest: isTextOrNone,
  laterFrom: isOptional(isText),
  channel: hasAll({
    enabled: isYesOrNo,
    online: isYesOrNo,
    reasons: isList(isText),
    minimumMins: isNumberOrNone,
    maximumMins: isNumberOrNone,
  }),
})

const READS: Readonly<Record<string, Reads>> = {
  found: hasAll({
    place: hasAll({ label: isText }),
    results: isList(isRestaurant),
    nearest: isOptional(hasAll({ name: isText, distanceMiles: isNumber })),
  }),
  refused: hasAll({ reason: (value) => isText(value) && Object.hasOwn(ADDRESS_WORDS.en.refusals, String(value)) }),
  elsewhere: hasAll({ label: isTextOrNone }),
}

/** What can be said of a search: its failure is nothing to read. */
export type ReadableData = Exclude<ResultsData, { readonly kind: 'failed' }>

/**
 * What the page of results would be drawn from, as far as a locator says it. A page may have had this script for days, and the answer is from the release of
 * today: what can't be read is `null`.
 */
export const readAnswer = (result: unknown): ReadableData | null => {
  const data = isRecord(result) && result['kind'] === 'found' ? result['data'] : null
  if (!isRecord(data)) return null
  const kind = String(data['kind'])
  return Object.hasOwn(READS, kind) && READS[kind]?.(data) === true ? (data as unknown as ReadableData) : null
}
