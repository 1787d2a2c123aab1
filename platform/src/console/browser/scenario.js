import { ask } from './api.js'
import { byId, options, say } from './dom.js'

/** How the next orders will go; `by-hand` leaves everything to whoever sits here. */
export const createScenario = () => {
  const select = byId('scenario')
  select.addEventListener('change', async () => {
    try {
      await ask('PUT', '/scenario', { name: select.value })
      say(`From now on: ${select.selectedOptions[0].textContent}`)
    } catch (error) {
      say(error.message, true)
      await load()
    }
  })
  const load = async () => {
    const { name, scenarios } = await ask('GET', '/scenario')
    select.replaceChildren(
      ...options(
        scenarios.map((each) => [each.name, each.about]),
        name,
      ),
    )
  }
  return { load, hear: ({ name }) => (select.value = name) }
}
