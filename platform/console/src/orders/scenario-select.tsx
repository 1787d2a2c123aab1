import { useQueryClient } from '@tanstack/react-query'
import { useWords } from '@galo/words'
import { chooseScenario, getScenario } from '../../calls'
import { SelectField } from '../controls/select-field'
import { useConsole } from '../data/console-context'
import { useAction } from '../data/use-action'
import { keyOf, useCall } from '../data/use-call'
import { useToast } from '../toast/toast'
import { ORDERS_WORDS } from './orders.words'

/** How the next orders will go; `by-hand` leaves everything to whoever sits here. */
export const ScenarioSelect = () => {
  const { http } = useConsole()
  const { notify } = useToast()
  const words = useWords(ORDERS_WORDS)
  const client = useQueryClient()
  const { data: { name = '', scenarios = [] } = {} } = useCall(getScenario, {})
  const choose = useAction(async (wanted: string) => {
    const answer = await http.send(chooseScenario, { body: { name: wanted } })
    client.setQueryData(keyOf(getScenario, {}), answer)
    notify(words.fromNowOn(scenarios.find((each) => each.name === wanted)?.about ?? wanted))
  })
  return (
    <SelectField
      label={words.nextOrders}
      value={choose.pending?.[0] ?? name}
      options={scenarios.map((each) => ({ value: each.name, label: each.about }))}
      onChange={choose.run}
    />
  )
}
