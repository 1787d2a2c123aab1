import type { Personal } from '@galo/contracts/description'
import type { State, StoreName } from '@galo/state'
import type { TabMemory } from './tab-memory'

/** Why somebody is not here any more: they said so, their sign-in ran out, or somebody else signed in. */
export type LeavingReason = 'signed-out' | 'expired' | 'replaced'

export interface Persons {
  /** Somebody is signed in. What another person left here is emptied before they see it, and `true` is returned then. */
  enter(userId: string): boolean
  /** Nobody is signed in any more: empties what goes with `reason`. Returns whether there was anything of anybody's. */
  leave(reason: Exclude<LeavingReason, 'replaced'>): boolean
  /** Somebody whose things are here has signed out where this page didn't hear of it: in another tab, while this one was asleep. */
  hasLeftElsewhere(): boolean
}

/**
 * Empties the stores of people who have left, in the browser's storage too; what is emptied, each store's description says. Whoever follows them here is
 * shown no messages about their orders.
 */
export const createPersons = (state: State, memory: TabMemory, stopMessages: () => Promise<void>): Persons => {
  /** Where nothing may be kept, the page itself still knows. */
  let here: string | null = null

  const empty = (kinds: readonly Personal[]) => {
    for (const [name, { personal }] of Object.entries(state.stores)) {
      if (personal === undefined || !kinds.includes(personal)) continue
      const store = state.write(name as StoreName)
      store.setState(store.getInitialState(), true)
    }
  }
  return {
    enter(userId) {
      const known = [here, memory.person('tab'), memory.person('device')]
      const isReplaced = known.some((other) => other !== null && other !== userId)
      if (isReplaced) {
        empty(['account', 'visit'])
        void stopMessages()
      }
      here = userId
      memory.rememberPerson(userId)
      memory.rememberSignedOut(false)
      return isReplaced
    },
    leave(reason) {
      const hadThings = here !== null || memory.person('tab') !== null
      if (hadThings) empty(reason === 'expired' ? ['account'] : ['account', 'visit'])
      here = null
      // Whose things are kept is known for as long as they are: the next one to sign in may be somebody else.
      if (reason === 'signed-out') {
        memory.rememberPerson(null)
        memory.rememberSignedOut(true)
        void stopMessages()
      }
      return hadThings
    },
    hasLeftElsewhere: () => (here ?? memory.person('tab')) !== null && memory.person('device') === null,
  }
}
