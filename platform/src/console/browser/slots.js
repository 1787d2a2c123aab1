import { ask } from './api.js'
import { fill, h } from './dom.js'
import { keepingFocus } from './focus.js'

/** Today's collection slots of the chosen restaurant: how many orders each has and takes. */
export const createSlots = () => {
  let restaurantId = ''
  const note = h('p', { class: 'note' })
  const list = h('ul', { class: 'slots', 'aria-label': 'Slots today' })
  const cell = ({ label, taken, capacity }) =>
    h(
      'li',
      { class: taken >= capacity ? 'slot full' : taken > 0 ? 'slot some' : 'slot' },
      h('b', { class: 'num' }, label),
      h('span', { class: 'num' }, taken >= capacity ? 'full' : `${taken} of ${capacity}`),
    )
  const load = async () => {
    const wanted = restaurantId
    const { slots } = await ask('GET', `/restaurants/${wanted}/slots`)
    if (wanted !== restaurantId) return
    const taken = slots.reduce((sum, slot) => sum + slot.taken, 0)
    note.textContent =
      slots.length === 0 ? 'No more slots today.' : `${slots.length} slots to come, ${taken} orders in them.`
    keepingFocus(list, () => list.replaceChildren(...slots.map(cell)))
  }
  const refresh = () => (restaurantId === '' ? undefined : void fill(list, load))
  return {
    element: h('section', { class: 'panel' }, h('h2', {}, 'Slots'), note, list),
    choose: (id) => {
      restaurantId = id
      list.replaceChildren()
      refresh()
    },
    refresh,
  }
}
