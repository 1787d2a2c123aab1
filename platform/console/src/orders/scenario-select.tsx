import { useQueryClient } from '@tanstack/react-query'
import { chooseScenario, getScenario } from '../../calls'
import { SelectField } from '../controls/select-field'
import { useConsole } from '../data/console-context'
import { useAction } from '../data/use-action'
import { keyOf, useCall } from '../data/use-call'
import { useToast } from '../toast/toast'

/** How the next orders will go; `by-hand` leaves everything to whoever sits here. */
export const ScenarioSelect = () => {
  const { http } = useConsole()
  const { notify } = useToast()
  const client = useQueryClient()
  const { data: { name = '', scenarios = [] } = {} } = useCall(getScenario, {})
  const choose = useAction(async (wanted: string) => {
    const answer = await http.send(chooseScenario, { body: { name: wanted } })
    client.setQueryData(keyOf(getScenario, {}), answer)
    notify(`From now on: ${scenarios.find((each) => each.name === wanted)?.about ?? wanted}`)
  })
  return (
    <SelectField
      label="Next orders go like this"
      value={choose.pending?.[0] ?? name}
      options={scenarios.map((each) => ({ value: each.name, label: each.about }))}
      onChange={choose.run}
    />
  )
}
