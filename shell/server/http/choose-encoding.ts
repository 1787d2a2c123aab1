import { parseAccept } from 'hono/utils/accept'

/** What we can pack a body with, the tightest first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The packing the client likes best by its `Accept-Encoding`, ours among equals; `null` is as it is, also for who accepts nothing at all. */
export const chooseEncoding = (header: string | undefined): Encoding | null => {
  const accepted = parseAccept(header ?? '').map(({ type, q }) => ({ name: type.toLowerCase(), q }))
  const named = (name: string) => accepted.find((each) => each.name === name)?.q
  const likingOf = (encoding: Encoding) => named(encoding) ?? named('*') ?? 0
  const [best] = ENCODINGS.toSorted((one, other) => likingOf(other) - likingOf(one))
  if (best === undefined || likingOf(best) === 0 || likingOf(best) < (named('identity') ?? 0)) return null
  return best
}
