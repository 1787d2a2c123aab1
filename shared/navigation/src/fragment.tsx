import { createContext, useContext, type ComponentType, type ReactNode } from 'react'

/**
 * Every fragment there is, with the properties it takes: the whole vocabulary between teams.
 * A fragment fills a named slot of somebody else's page; it reads its state from the stores.
 */
export interface FragmentProps {
  'basket-badge': Record<never, never>
  'basket-panel': { readonly variant: 'summary' | 'aside' }
  'change-restaurant': Record<never, never>
  'active-order': Record<never, never>
  'account-menu': Record<never, never>
}

export type FragmentName = keyof FragmentProps

/** Default export of an exposed fragment. */
export interface FragmentModule<N extends FragmentName = FragmentName> {
  readonly name: N
  readonly Fragment: ComponentType<FragmentProps[N]>
}

export const defineFragment = <N extends FragmentName>(
  name: N,
  Fragment: ComponentType<FragmentProps[N]>,
): FragmentModule<N> => ({ name, Fragment })

export interface FragmentSlotProps<N extends FragmentName> {
  readonly name: N
  readonly props: FragmentProps[N]
  /** Shown while the fragment's code is on its way; keep its geometry. */
  readonly loading: ReactNode
  /** Shown when it can't be had. Make it useful: the page must work without the fragment. */
  readonly unavailable: ReactNode
}

type SlotComponent = <N extends FragmentName>(props: FragmentSlotProps<N>) => ReactNode

const SlotContext = createContext<SlotComponent | null>(null)

/** Given by the shell, the only one who knows where fragments come from. */
export const FragmentSlotProvider = ({
  slot,
  children,
}: {
  readonly slot: SlotComponent
  readonly children: ReactNode
}) => <SlotContext value={slot}>{children}</SlotContext>

/** A named slot for a fragment of another team. */
export const FragmentSlot = <N extends FragmentName>(props: FragmentSlotProps<N>): ReactNode => {
  const Slot = useContext(SlotContext)
  if (Slot === null) throw new Error('There is no FragmentSlotProvider above this component')
  return <Slot {...props} />
}
