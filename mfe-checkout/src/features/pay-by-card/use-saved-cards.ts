import { useState } from 'react'
import { isRejected } from '@galo/contracts/errors'
import { listSavedCards, removeSavedCard, type SavedCard } from '@galo/contracts/wallet'
import { useAsyncData, useServices } from '@galo/services'
import { useStore } from '@galo/state'

const NONE: readonly SavedCard[] = []

/** The cards of whoever is signed in, and of nobody else: with them they are gone. Guests have none and are asked for none. */
export const useSavedCards = (onCards: (cards: readonly SavedCard[]) => void) => {
  const { http, log } = useServices()
  const customerId = useStore('session', ({ user }) => user?.uuid) ?? null
  const [removing, setRemoving] = useState<string | null>(null)
  const saved = useAsyncData({
    key: customerId,
    load: async (signal) => (await http.send(listSavedCards, { signal })).cards,
    onData: onCards,
    onFailure: (error) => log('warning', 'The saved cards could not be listed', { error }),
  })

  /** Whether it is gone. One that another tab removed is. */
  const remove = async (id: string): Promise<boolean> => {
    setRemoving(id)
    try {
      const { cards } = await http.send(removeSavedCard, { params: { id } })
      saved.update(() => cards)
      return true
    } catch (error) {
      if (isRejected(error) && error.model.status === 404) {
        saved.refresh()
        return true
      }
      log('warning', 'A saved card could not be removed', { error })
      return false
    } finally {
      setRemoving(null)
    }
  }
  return {
    kind: saved.kind,
    cards: saved.kind === 'ready' ? saved.data : NONE,
    isCustomer: customerId !== null,
    removing,
    remove,
    refresh: saved.refresh,
    retry: saved.reset,
  }
}

export type SavedCards = ReturnType<typeof useSavedCards>
