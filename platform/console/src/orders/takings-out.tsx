import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { Chosen } from './take-out.model'

/** What is about to be taken out of an order. */
export interface TakingOut {
  /** Made when it is opened: pressed again after an answer that was lost, it is the same. */
  readonly id: string
  readonly chosen: Chosen
}

interface TakingsOut {
  readonly byOrder: Readonly<Record<string, TakingOut>>
  readonly set: (orderId: string, taking: TakingOut | null) => void
}

const TakingsContext = createContext<TakingsOut>({ byOrder: {}, set: () => {} })

/** Keeps what somebody has begun to take out while its ticket goes from one column of the board to the next. */
export const TakingsOut = ({ children }: { readonly children: ReactNode }) => {
  const [byOrder, setByOrder] = useState<TakingsOut['byOrder']>({})
  const takings = useMemo<TakingsOut>(
    () => ({
      byOrder,
      set: (orderId, taking) =>
        setByOrder(({ [orderId]: _, ...others }) => (taking === null ? others : { ...others, [orderId]: taking })),
    }),
    [byOrder],
  )
  return <TakingsContext value={takings}>{children}</TakingsContext>
}

/** Of one order; `null` while nobody takes anything out of it. */
export const useTakingOut = (orderId: string): [TakingOut | null, (taking: TakingOut | null) => void] => {
  const { byOrder, set } = use(TakingsContext)
  return [byOrder[orderId] ?? null, (taking) => set(orderId, taking)]
}
