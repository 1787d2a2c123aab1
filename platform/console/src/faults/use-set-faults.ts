import { useQueryClient } from '@tanstack/react-query'
import { listFaults, type Fault } from '../../calls'
import { keyOf } from '../data/use-call'

/** Holds what an answer says is broken now. */
export const useSetFaults = () => {
  const client = useQueryClient()
  return ({ faults }: { readonly faults: Fault[] }): void => void client.setQueryData(keyOf(listFaults, {}), { faults })
}
