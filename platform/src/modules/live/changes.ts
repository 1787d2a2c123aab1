import type { OrderChange } from '@galo/contracts/orders'
import type { Platform } from '../../kernel/platform'
import { ORDERS_MOVED } from './live.followers'

export type Listener = (change: OrderChange) => void

/** Hands what any process says of its orders to everybody who listens here. The database is listened to only while somebody does. */
export const createChanges = ({ notices }: Pick<Platform, 'notices'>) => {
  const listeners = new Set<Listener>()
  const tell: Listener = (change) => listeners.forEach((listener) => listener(change))
  let hearing: Promise<() => Promise<void>> | null = null

  return {
    /** Resolves to how to leave, once nothing is missed any more. Rejects when the database cannot be listened to. */
    listen: async (listener: Listener): Promise<() => void> => {
      hearing ??= notices.listen(
        ORDERS_MOVED,
        (orderId) => tell({ kind: 'moved', orderId }),
        () => tell({ kind: 'missed' }),
      )
      const mine = hearing
      listeners.add(listener)
      try {
        await mine
      } catch (error) {
        listeners.delete(listener)
        if (hearing === mine) hearing = null
        throw error
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0 || hearing !== mine) return
        hearing = null
        void mine.then((stop) => stop()).catch(() => undefined)
      }
    },
  }
}
