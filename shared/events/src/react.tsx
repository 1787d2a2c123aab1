import { createContext, useContext, useEffect, useEffectEvent, type ReactNode } from 'react'
import type { Bus, Fact } from './create-bus'
import type { FactName, FactPayload, OwnFact } from './facts'

const BusContext = createContext<Bus | null>(null)

export const BusProvider = ({ bus, children }: { readonly bus: Bus; readonly children: ReactNode }) => (
  <BusContext value={bus}>{children}</BusContext>
)

const useBus = (): Bus => {
  const bus = useContext(BusContext)
  if (bus === null) throw new Error('There is no BusProvider above this component')
  return bus
}

/** Publishing, for the facts of this package only: the compiler refuses the others. */
export const usePublish = (): (<N extends OwnFact>(name: N, payload: FactPayload<N>) => void) => useBus().publish

/** Hears a fact while the component is mounted, the last kept one included. */
export const useFact = <N extends FactName>(name: N, listener: (fact: Fact<N>) => void): void => {
  const bus = useBus()
  const onFact = useEffectEvent(listener)
  useEffect(() => bus.subscribe(name, (fact) => onFact(fact)), [bus, name])
}
