import { ask } from './api.js'
import { button, byId, field, h, say, whilePressed } from './dom.js'
import { clockChanges, instantOfWallTime, wallTime } from './time.js'

const dayAndTime = (instant) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant))

/** Moves the platform's time: for everybody, everywhere. */
export const createClock = (now) => {
  const move = async (order) => {
    const answer = await ask('POST', '/clock', order)
    say(`It is ${dayAndTime(answer.now)} now`)
    drawChanges()
  }
  const to = (instant) => () => move({ now: instant })
  const at = (typed) => () => move({ now: instantOfWallTime(typed, now()).toISOString() })
  const time = h('input', { id: 'clock-time', type: 'time' })
  const day = h('input', { id: 'clock-day', type: 'datetime-local' })
  const changes = h('div', { class: 'row' })

  const jump = h(
    'form',
    {
      class: 'row ends',
      onsubmit: (event) => {
        event.preventDefault()
        void whilePressed(event.submitter, () => {
          if (time.value === '') throw new Error('Type a time first')
          return at(time.value)()
        })
      },
    },
    field('Today at', time),
    h('button', { type: 'submit', class: 'button act' }, 'Jump'),
  )
  const far = h(
    'form',
    {
      class: 'row ends',
      onsubmit: (event) => {
        event.preventDefault()
        void whilePressed(event.submitter, () => {
          if (day.value === '') throw new Error('Choose a day and a time first')
          return move({ now: new Date(`${day.value}:00Z`).toISOString() })
        })
      },
    },
    field('Any day, UTC', day),
    h('button', { type: 'submit', class: 'button line' }, 'Jump there'),
  )
  const drawChanges = () =>
    changes.replaceChildren(
      ...clockChanges(now()).map(({ instant, label }) =>
        button(`${label}, 5 min before`, to(new Date(Date.parse(instant) - 300_000).toISOString())),
      ),
    )

  byId('view-clock').append(
    h(
      'div',
      { class: 'panels' },
      h(
        'section',
        { class: 'panel' },
        h('h2', {}, 'The platform’s time'),
        h('p', { class: 'big num', id: 'clock-now' }, '--:--:--'),
        h('p', { class: 'note', id: 'clock-date' }),
        h('p', { class: 'note' }, 'For everybody: orders, sessions, kitchens and riders follow.'),
        h(
          'div',
          { class: 'row' },
          button('+ 5 min', () => move({ advance: '5 min' })),
          button('+ 30 min', () => move({ advance: '30 min' })),
          button('+ 2 h', () => move({ advance: '2 h' })),
          button('Real time', () => move({ reset: true })),
        ),
        jump,
      ),
      h(
        'section',
        { class: 'panel' },
        h('h2', {}, 'Times worth trying'),
        h(
          'div',
          { class: 'row' },
          button('Opening, 11:25', at('11:25')),
          button('Lunch, 12:30', at('12:30')),
          button('Supper, 18:30', at('18:30')),
          button('Before midnight, 23:50', at('23:50')),
        ),
        h('h3', { class: 'small-title' }, 'When the clocks change'),
        changes,
        far,
      ),
    ),
  )
  drawChanges()
  return {
    tick: (instant) => {
      byId('clock-now').textContent = wallTime(instant).time
      byId('clock-date').textContent = dayAndTime(instant)
    },
  }
}
