import { ask } from './api.js'
import { byId, say, whilePressed } from './dom.js'
import { instantOfWallTime, wallTime } from './time.js'

const PAUSE_MINS = 30

/** Moves the platform's time: for everybody, everywhere. */
export const createClockPanel = (now) => {
  const move = (button, order) =>
    whilePressed(button, async () => {
      const answer = await ask('POST', '/clock', order)
      say(`It is ${wallTime(new Date(answer.now)).time} now`)
    })
  for (const button of document.querySelectorAll('[data-advance]'))
    button.addEventListener('click', () => void move(button, { advance: button.dataset.advance }))
  byId('clock-reset').addEventListener('click', ({ currentTarget }) => void move(currentTarget, { reset: true }))
  byId('clock-jump').addEventListener('submit', (event) => {
    event.preventDefault()
    const typed = byId('clock-time').value
    if (typed === '') return say('Type a time first', true)
    void move(event.submitter, { now: instantOfWallTime(typed, now()).toISOString() })
  })
}

/** When the chosen restaurant takes orders. */
export const createHoursPanel = () => {
  let restaurantId = ''
  let restaurants = []
  const chosen = () => restaurants.find(({ id }) => id === restaurantId)

  const draw = () => {
    const restaurant = chosen()
    const isPaused = restaurant?.pausedUntil != null
    for (const id of ['hours-tools', 'pause']) byId(id).hidden = restaurant === undefined
    byId('hours-note').textContent =
      restaurant === undefined
        ? 'Choose a restaurant at the top to change its day.'
        : restaurant.isClosed
          ? `${restaurant.name} is closed until it is opened again.`
          : isPaused
            ? `${restaurant.name} takes orders again from ${wallTime(new Date(restaurant.pausedUntil)).time.slice(0, 5)}.`
            : `${restaurant.name} takes orders by its usual hours.`
    for (const id of ['pause-words', 'hours-pause'])
      byId(id).textContent = isPaused ? 'Take orders again' : 'Pause new orders'
    byId('hours-close').textContent = restaurant?.isClosed ? 'Open again' : 'Close for today'
  }
  const change = (button, path, body, words) =>
    whilePressed(button, async () => {
      restaurants = (await ask('PUT', `/restaurants/${restaurantId}/${path}`, body)).restaurants
      draw()
      say(words)
    })
  const pause = ({ currentTarget }) => {
    const isPaused = chosen()?.pausedUntil != null
    void change(
      currentTarget,
      'pause',
      { minutes: isPaused ? null : PAUSE_MINS },
      isPaused ? 'Orders are taken again' : `No orders for the next ${PAUSE_MINS} minutes`,
    )
  }
  byId('pause').addEventListener('click', pause)
  byId('hours-pause').addEventListener('click', pause)
  byId('hours-close').addEventListener('click', ({ currentTarget }) => {
    const isClosed = !chosen()?.isClosed
    void change(currentTarget, 'closed', { isClosed }, isClosed ? 'Closed for today' : 'Open again')
  })

  return {
    choose: (id) => {
      restaurantId = id
      draw()
    },
    show: (all) => {
      restaurants = all
      draw()
    },
  }
}
