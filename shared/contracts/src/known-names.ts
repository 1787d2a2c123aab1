import * as z from '@galo/schema'

/** Each of `known` once at most. A function, not `refine`, which would weigh on the first view of whoever shows a basket. */
export const knownNames = (isKnown: (name: string) => boolean, known: readonly string[]) =>
  z.array(z.string()).check(z.maxLength(known.length), ({ value, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', message, input: value })
    if (!value.every(isKnown)) refuse('not one that we know')
    if (new Set(value).size < value.length) refuse('the same twice')
  })
