import { orderCard } from './card.js'
import { byId, icon } from './dom.js'
import { keepingFocus } from './focus.js'
import { arrange } from './rows.js'
import { cardClock } from './time.js'

const STAGES = ['new', 'kitchen', 'road', 'done']
const MOST_DONE = 20

/** Soonest pick-up first; what is done, latest first. */
const sorted = (orders, stage) => {
  const time = (order) => Date.parse(order.pickupTime ?? order.createdAt)
  const byTime = orders.filter((order) => order.stage === stage).sort((one, other) => time(one) - time(other))
  return stage === 'done' ? byTime.reverse().slice(0, MOST_DONE) : byTime
}

const money = (orders) => {
  const kept = orders.filter(({ stage, state, isRefunded }) => stage !== 'new' && state === 'confirmed' && !isRefunded)
  const sums = new Map()
  for (const { total } of kept) sums.set(total.currencyCode, (sums.get(total.currencyCode) ?? 0) + total.value)
  const words = [...sums].map(([currency, value]) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
      value / 100,
    ),
  )
  return { words: words.join(' + ') || '£0.00', count: kept.length }
}

export const createBoard = () => {
  let orders = new Map()
  let restaurantId = ''
  let wanted = ''
  const drawn = new Map()

  const isWanted = ({ shortId, customerName, items }) =>
    [shortId, customerName, ...items.map(({ name }) => name)].some((text) => text.toLowerCase().includes(wanted))
  const shown = () =>
    [...orders.values()].filter(
      (order) => (restaurantId === '' || order.restaurantId === restaurantId) && (wanted === '' || isWanted(order)),
    )

  const cardOf = (order) => {
    const json = JSON.stringify(order)
    const known = drawn.get(order.id)
    if (known?.json === json) return known.card
    const card = orderCard(order)
    drawn.set(order.id, { json, card })
    return card
  }

  const draw = () =>
    keepingFocus(byId('board'), () => {
      for (const stage of STAGES) {
        const cards = sorted(shown(), stage).map(cardOf)
        arrange(byId(`cards-${stage}`), cards)
        byId(`count-${stage}`).textContent = String(shown().filter((order) => order.stage === stage).length)
        byId(`empty-${stage}`).hidden = cards.length > 0
      }
    })

  byId('order-find').addEventListener('input', ({ currentTarget }) => {
    wanted = currentTarget.value.trim().toLowerCase()
    draw()
  })

  return {
    fill: (all) => {
      orders = new Map(all.map((order) => [order.id, order]))
      drawn.clear()
      draw()
    },
    /** True when this console had not seen it before. */
    put: (order) => {
      const isNew = !orders.has(order.id)
      orders.set(order.id, order)
      draw()
      return isNew
    },
    filterBy: (id) => {
      restaurantId = id
      draw()
    },
    waiting: () => [...orders.values()].filter(({ stage }) => stage === 'new').length,
    /** Winds the cards' clocks and the figures on top. */
    tick: (now) => {
      let late = 0
      for (const order of shown()) {
        const clock = cardClock(order, now)
        if (clock?.isLate) late += 1
        const card = drawn.get(order.id)?.card
        const face = card?.querySelector('[data-clock]')
        if (!face || clock === null) continue
        if (face.textContent !== clock.text) face.replaceChildren(icon(clock.isLate ? 'warning' : 'timer'), clock.text)
        card.classList.toggle('late', clock.isLate)
      }
      const going = shown().filter(({ stage }) => stage !== 'done')
      const { words, count } = money(shown())
      const figures = {
        going: going.length,
        waiting: `${going.filter(({ stage }) => stage === 'new').length} waiting for you`,
        late,
        'late-of': `of ${shown().length} today`,
        taken: words,
        'taken-of': `${count} ${count === 1 ? 'order' : 'orders'} accepted`,
      }
      for (const [name, value] of Object.entries(figures)) {
        const place = byId(`figure-${name}`)
        if (place.textContent !== String(value)) place.textContent = String(value)
      }
      byId('figure-late').classList.toggle('bad', late > 0)
    },
  }
}
