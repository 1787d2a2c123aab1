import type { FactsInUse } from '@galo/events'
import type { StoresInUse } from '@galo/state'
import shell from '../shell'
import type { Visit } from './visit'

/** What an owner describes, with its name on it. */
export const ownedBy = <T extends object>(
  owner: string,
  described: Readonly<Record<string, T>>,
): Record<string, T & { readonly owner: string }> =>
  Object.fromEntries(Object.entries(described).map(([name, each]) => [name, { ...each, owner }]))

/** Every store of a visit: those its releases describe, and the shell's own. */
export const storesOf = ({ stores }: Pick<Visit, 'stores'>): StoresInUse => ({
  ...stores,
  ...ownedBy('shell', shell.stores),
})

/** Every fact of a visit. */
export const factsOf = ({ facts }: Pick<Visit, 'facts'>): FactsInUse => ({ ...facts, ...ownedBy('shell', shell.facts) })
