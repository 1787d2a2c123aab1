import { hashInName } from '../../shared/hash-in-name'

/** Whoever asks for code that nobody vouches for is refused, before anything is asked. */
class UnknownFileError extends Error {
  override readonly name = 'UnknownFileError'
}

/**
 * The hash of a released script: what its own name says, else what the document says of this very address. It throws where neither does; only in a page from source
 * (`integrity: null`) has nothing a hash.
 */
export const integrityOf = (url: string): string | undefined => {
  const { href, origin, pathname } = new URL(url, location.href)
  const named = hashInName(href)
  const beside = window.__galo?.integrity
  if (named !== undefined || beside === null) return named
  const known = beside?.[origin === location.origin ? pathname : origin + pathname]
  if (known === undefined) throw new UnknownFileError(`Nobody vouches for ${href}`)
  return known
}
