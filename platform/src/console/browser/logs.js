import { ask } from './api.js'
import { button, byId, field, fill, h, options, say } from './dom.js'
import { keepingFocus } from './focus.js'
import { wallTime } from './time.js'

const LEVELS = ['fatal', 'error', 'warning', 'info', 'debug']
const MOST_SHOWN = 300
const FIND_AFTER_MS = 250

const row = ({ level, kind, source, market, message, details, receivedAt, sessionId }) => {
  const more = { ...details, ...(sessionId === null ? {} : { sessionId }) }
  return h(
    'li',
    { class: `entry ${level}` },
    h(
      'p',
      {},
      h('span', { class: 'num note' }, wallTime(new Date(receivedAt)).time),
      h('b', { class: 'level' }, kind === 'log' ? level : kind),
      h('span', { class: 'message' }, message),
      h('span', { class: 'note' }, [source, market].filter((word) => word !== null).join(' · ')),
    ),
    Object.keys(more).length === 0 ? null : h('code', {}, JSON.stringify(more)),
  )
}

/** What browsers and servers tell, the latest on top, coming in by itself. */
export const createLogs = () => {
  const kind = h(
    'select',
    { id: 'log-kind' },
    ...options(
      [
        ['', 'Lines and events'],
        ['log', 'Lines'],
        ['event', 'Events'],
        ['security', 'Security'],
      ],
      '',
    ),
  )
  const level = h('select', { id: 'log-level' }, ...options([['', 'Any'], ...LEVELS.map((each) => [each, each])], ''))
  const text = h('input', { id: 'log-text', type: 'search', autocomplete: 'off' })
  const list = h('ul', { class: 'entries', 'aria-label': 'Entries' })
  const none = h('p', { class: 'empty', hidden: true }, 'Nobody has told anything yet.')
  const fits = (entry) =>
    (kind.value === '' || entry.kind === kind.value) &&
    (level.value === '' || entry.level === level.value) &&
    entry.message.toLowerCase().includes(text.value.trim().toLowerCase())

  const query = () => {
    const filter = { kind: kind.value, level: level.value, text: text.value.trim() }
    return String(new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')))
  }
  const load = async () => {
    const wanted = query()
    const { entries } = await ask('GET', `/logs?${wanted}`)
    if (wanted !== query()) return
    keepingFocus(list, () => list.replaceChildren(...entries.map(row)))
    none.hidden = entries.length > 0
  }
  const refresh = () => fill(list, load)
  let timer
  text.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), FIND_AFTER_MS)
  })
  for (const select of [kind, level]) select.addEventListener('change', () => void refresh())
  byId('view-logs').append(
    h(
      'section',
      { class: 'panel' },
      h(
        'div',
        { class: 'row ends' },
        field('Show', kind),
        field('Level', level),
        field('Contains', text),
        button('Clear', async () => {
          await ask('DELETE', '/logs')
          await refresh()
          say('The log is empty')
        }),
      ),
      none,
      list,
    ),
  )
  return {
    load: refresh,
    hear: ({ entries }) => {
      list.prepend(...entries.filter(fits).map(row).reverse())
      while (list.childElementCount > MOST_SHOWN) list.lastElementChild.remove()
      none.hidden = list.childElementCount > 0
    },
  }
}
