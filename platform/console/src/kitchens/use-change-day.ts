import { useQueryClient } from '@tanstack/react-query'
import { listLeftOut, listRestaurants, type TradingRestaurant } from '../../calls'
import type { AnswerOf } from '@galo/contracts/call'
import { useWords } from '@galo/words'
import { useConsole } from '../data/console-context'
import type { ConsoleHttp } from '../data/http'
import { keyOf } from '../data/use-call'
import { useToast } from '../toast/toast'
import { KITCHENS_WORDS } from './kitchens.words'

/** Changes a restaurant's day by a call that is answered with all restaurants, and says so under its name. */
export const useChangeDay = ({ name }: TradingRestaurant) => {
  const { http } = useConsole()
  const client = useQueryClient()
  const { notify } = useToast()
  const { changed } = useWords(KITCHENS_WORDS)
  return async (send: (http: ConsoleHttp) => Promise<AnswerOf<typeof listRestaurants>>, change: string) => {
    client.setQueryData(keyOf(listRestaurants, {}), await send(http))
    void client.invalidateQueries({ queryKey: keyOf(listLeftOut) })
    notify(changed(name, change))
  }
}
