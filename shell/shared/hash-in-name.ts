/** How a built file's name ends: a dot, and all of its SHA-256. */
const HASHED = /\.([\w-]{43})\.js(?:\?|$)/

/** What has to come from this address, as browsers check it; `undefined` where the name doesn't say. Bundles have the same rule for their own chunks. */
export const hashInName = (url: string): string | undefined => {
  const [, hash] = HASHED.exec(url) ?? []
  return hash && `sha256-${hash.replaceAll('-', '+').replaceAll('_', '/')}=`
}
