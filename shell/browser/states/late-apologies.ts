import { wait } from '../startup/wait'

const askForThem = () => import('./apologies')

export type Apologies = Awaited<ReturnType<typeof askForThem>>

/** How long their code may take, in milliseconds, before it is said in plain words. */
const DEADLINE_MS = 4_000

let here: Apologies | null = null
let coming: Promise<Apologies | null> | undefined

/** For a side that has them from the start: the site's server draws them in one go. */
export const holdApologies = (theirs: Apologies): void => {
  here = theirs
}

export const apologiesHere = (): Apologies | null => here

/**
 * Asks for them, once for all who want them; `null` when they did not come, and that stays the answer until it is forgotten.
 * Always the same promise until then, as React wants it. Never rejects.
 */
export const loadApologies = (): Promise<Apologies | null> => {
  coming ??= Promise.race([
    askForThem().then(
      (theirs) => {
        holdApologies(theirs)
        return theirs
      },
      () => null,
    ),
    wait(DEADLINE_MS).then(() => null),
  ])
  return coming
}

/** What did not come is asked for anew by whoever wants it next. */
export const forgetLostApologies = (): void => {
  if (here === null) coming = undefined
}
