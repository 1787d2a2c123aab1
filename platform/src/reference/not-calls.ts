/** Routes that the reference leaves out, each with its reason. Whatever else is routed must be described by a call. */
export const NOT_CALLS: readonly { readonly route: RegExp; readonly why: string }[] = [
  { route: /^\S+ \/console(\/|$)/, why: 'the operator’s console; the README of the platform has its calls' },
  { route: /^GET \/media\//, why: 'pictures' },
  { route: /^GET \/stand-ins\/[a-z-]+\/[a-z0-9-]+\.(js|css)$/, why: 'files of a stand-in' },
  { route: /^GET \/stand-ins\/card\/field$/, why: 'a page in a frame' },
  { route: /^PATCH \/sigmund\/session\/?$/, why: 'says in words that the id is missing' },
]
