const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g
const PROVIDER_ID = /\b(pi|pm|ch|re|evt|seti)_[0-9a-f]{16,}(_secret_[0-9a-f]+)?/g
/** Tokens and signatures: long, and nothing a person would write. */
const TOKEN = /\b[A-Za-z0-9_-]{20,}(\.[A-Za-z0-9_-]{10,})*\b/g
/** Until when a link is good, and that we said so. */
const LINK_END = /\.[0-9a-z]{6}\.[\w-]{43}(?![\w-])/g
const HEX = /\b[0-9a-f]{32,}\b/g
const SHOWN_INSTANT = '2026-11-17T18:15:00.000Z'
/** A number of an order in a sentence. */
const ORDER_IN_WORDS = /\border [A-Z0-9]{4}\b/g
const SHOWN_ORDER = 'A7K3'
const SHOWN_SECONDS = 1_794_939_300
/** Seconds of the years 2020 to 2040. */
const isSeconds = (value: number): boolean => value > 1_577_000_000 && value < 2_208_000_000

/** Drawn by lot, or moving while we look. */
const VARYING: Readonly<Record<string, unknown>> = {
  short_id: SHOWN_ORDER,
  signature: '…',
  base64: 'JVBERi0xLjcK…',
  full_name: 'Gil Hussain',
  contact_number: '07700 900157',
  contact_bridge_code: '076934',
  handover_code: '24',
  rider_position: { lat: 53.48, lon: -2.25 },
}

const looksRandom = (text: string): boolean => /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text)

/**
 * What differs from run to run, written as if it did not: ids are numbered in the order they are met, times are one evening's, tokens
 * and signatures are shortened. The same masker keeps numbering, so an id that is met twice is the same twice.
 */
export const createMasker = () => {
  const ids = new Map<string, string>()
  const numbered = (id: string): string => {
    const known = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`
    ids.set(id, known)
    return known
  }
  const maskText = (text: string): string =>
    text
      .replace(UUID, numbered)
      .replace(INSTANT, SHOWN_INSTANT)
      .replace(ORDER_IN_WORDS, `order ${SHOWN_ORDER}`)
      .replace(PROVIDER_ID, (_, kind: string, secret?: string) => `${kind}_1${secret === undefined ? '' : '_secret_…'}`)
      .replace(LINK_END, '.…')
      .replace(HEX, '…')
      .replace(TOKEN, (token) => (looksRandom(token) ? `${token.slice(0, 3)}…` : token))

  const mask = (value: unknown, name = ''): unknown => {
    if (value !== null && name in VARYING) return VARYING[name]
    if (typeof value === 'string') return maskText(value)
    if (typeof value === 'number') return isSeconds(value) ? SHOWN_SECONDS : value
    if (Array.isArray(value)) return value.map((each) => mask(each))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, mask(each, field)]))
  }
  return { mask, maskText }
}

/** Lists cut to their first entry, and what lies deep to a word: an example shows the shape, the table has the rest. */
export const shorten = (value: unknown, depth = 0): unknown => {
  if (Array.isArray(value)) {
    const [first] = value
    return value.length < 2
      ? value.map((each) => shorten(each, depth + 1))
      : [shorten(first, depth + 1), `… and ${value.length - 1} more`]
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth > 8) return '…'
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shorten(each, depth + 1)]))
}
