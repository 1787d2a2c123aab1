import { ask } from './api.js'
import { button, byId, field, fill, h, options, say } from './dom.js'
import { createRows } from './rows.js'

const FIND_AFTER_MS = 250
const REWARDS = [
  ['GREEN', 'Green, 3 chillies'],
  ['ORANGE', 'Orange, 6 chillies'],
  ['RED', 'Red, 10 chillies'],
]
const COLOUR = { GREEN: 'Green', ORANGE: 'Orange', RED: 'Red' }

const rewardWords = (rewards) => {
  const banked = rewards.filter(({ state }) => state === 'banked')
  if (banked.length === 0) return 'No reward in the bank'
  const counts = Object.entries(COLOUR).flatMap(([type, word]) => {
    const count = banked.filter((reward) => reward.type === type).length
    return count === 0 ? [] : [`${count} ${word.toLowerCase()}`]
  })
  return `In the bank: ${counts.join(', ')}`
}

/** Customers with what is on their cards. */
export const createPeople = () => {
  const find = h('input', {
    id: 'people-find',
    type: 'search',
    autocomplete: 'off',
    placeholder: 'Name, e-mail or card',
  })
  const list = h('ul', { class: 'people', 'aria-label': 'Customers' })

  const cardTools = (person) => {
    const balance = h('input', {
      type: 'number',
      min: '0',
      max: '9',
      required: true,
      value: String(person.card.chillies),
      'data-part': 'chillies',
    })
    const reward = h('select', { 'data-part': 'reward' }, ...options(REWARDS, 'GREEN'))
    const name = `${person.givenName} ${person.familyName}`
    const set = async () => {
      // Nothing typed is not none.
      if (!balance.reportValidity()) return
      await ask('PUT', `/customers/${person.id}/balance`, { chillies: Number(balance.value) })
      say(`${name} has ${balance.value} chillies`)
      await load()
    }
    const give = async () => {
      await ask('POST', `/customers/${person.id}/rewards`, { type: reward.value })
      say(`${name} has a ${COLOUR[reward.value].toLowerCase()} reward`)
      await load()
    }
    return h(
      'div',
      { class: 'card-tools' },
      h('p', { class: 'note' }, `Card ${person.card.cardNumber}. ${rewardWords(person.card.rewards)}.`),
      h(
        'div',
        { class: 'row ends' },
        field('Chillies', balance),
        button('Set', set, 'line', { 'data-part': 'set' }),
        field('Reward', reward),
        button('Give', give, 'line', { 'data-part': 'give' }),
      ),
    )
  }
  const row = (person) =>
    h(
      'li',
      {},
      h(
        'p',
        { class: 'between' },
        h('b', {}, `${person.givenName} ${person.familyName}`),
        h('span', { class: 'note' }, `${person.email} · ${person.market}`),
      ),
      person.card === null ? h('p', { class: 'note' }, 'No Galo card') : cardTools(person),
    )
  const rows = createRows(list, { keyOf: ({ id }) => id, draw: row, none: 'Nobody is called that.' })
  const load = async () => {
    const wanted = find.value.trim()
    const { customers } = await ask('GET', `/customers?find=${encodeURIComponent(wanted)}`)
    if (wanted !== find.value.trim()) return
    rows.show(customers)
  }
  let timer
  find.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void fill(list, load), FIND_AFTER_MS)
  })
  byId('view-people').append(
    h(
      'div',
      { class: 'panels wide-left' },
      h('section', { class: 'panel' }, h('h2', {}, 'Customers'), field('Find somebody', find), list),
    ),
  )
  return { load: () => fill(list, load) }
}
