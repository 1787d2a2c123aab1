import { useQueryClient } from '@tanstack/react-query'
import { changeFlag, listFlags, type FlagChange } from '../../calls'
import { useConsole } from '../data/console-context'
import { keyOf } from '../data/use-call'

/** Changes a flag and holds what all flags are then. */
export const useChangeFlag = (key: string) => {
  const { http } = useConsole()
  const client = useQueryClient()
  return async (change: FlagChange): Promise<void> => {
    const answer = await http.send(changeFlag, { params: { key }, body: change })
    client.setQueryData(keyOf(listFlags, {}), answer)
  }
}
