import '@galo/words/pseudo'
import { screen, waitFor, within } from '@galo/testing'
import { LOG_LEVELS } from '@galo/contracts/collector'
import { METHODS } from '../../calls'
import {
  aCustomer,
  aDelivery,
  aFault,
  aFlag,
  aFound,
  aLetter,
  aPush,
  aText,
  aLogEntry,
  anOrder,
  aRestaurant,
  aRide,
  theFigures,
  aReleased,
  anApp,
  theReleases,
} from '../test/builders'
import { NOW, renderConsole } from '../test/render-console'
import { App } from './app'
import { VIEW_NAMES, type ViewName } from './views'

const ORDERS = [
  anOrder(),
  anOrder({ id: 'late', shortId: '4T-132', stage: 'kitchen', state: 'confirmed', lateFrom: NOW }),
  anOrder({ id: 'refunded', shortId: '4T-133', stage: 'done', state: 'rejected', isRefunded: true }),
  anOrder({ id: 'served', shortId: '4T-134', stage: 'done', state: 'confirmed', fulfilmentType: 'EAT_IN' }),
  anOrder({
    ...{ id: 'ridden', shortId: '4T-135', stage: 'road', state: 'confirmed', fulfilmentType: 'DELIVERY' },
    delivery: aDelivery({ attempt: 2, state: 'RIDER_IN_TRANSIT', riderName: 'Ines Costa', canRedeliver: true }),
  }),
]
const REWARD = { id: 'r', type: 'RED', expiresAt: '2026-12-17T18:00:00Z', state: 'banked' } as const
const CODE = { code: 'GALO20', displayName: '20% off', worth: { kind: 'PERCENTAGE', basisPoints: 2000 }, uses: 1 }
const LIMITS = { market: 'IE', isCustomersOnly: true, isFirstOrderOnly: true, endsAt: NOW, totalLimit: 3 }

const ANSWERS = {
  'console.list-restaurants': {
    restaurants: [
      aRestaurant({ hasChosenHours: true }),
      aRestaurant({ id: 'cork', name: 'Galo Quay', city: 'Cork', market: 'IE', isClosed: true }),
      aRestaurant({ id: 'off', name: 'Galo Isle', hours: null }),
      aRestaurant({ id: 'paused', name: 'Galo Lane', pausedUntil: NOW }),
    ],
  },
  'console.list-faults': { faults: [aFault('quote', { delayMs: 5, share: 0.5, times: 2 }), aFault('pay')] },
  'console.list-breakable-calls': { calls: [{ method: 'POST', path: '/payment', prefix: '/payment' }] },
  'console.list-flags': {
    flags: [aFlag('upsell', { rules: [{ market: null, percent: 30, variant: 'new' }] }), aFlag('map', { isOn: false })],
  },
  'console.list-slots': { slots: [{ time: NOW, label: '18:40', taken: 1, capacity: 2 }] },
  'console.list-items': {
    items: [
      { id: 'chicken', name: 'Half chicken', section: 'Chicken', status: 'AVAILABLE' },
      { id: 'corn', name: 'Corn cobs', section: 'Sides', status: 'UNAVAILABLE' },
      { id: 'rice', name: 'Spicy rice', section: 'Sides', status: 'HIDDEN' },
    ],
  },
  'console.get-scenario': { name: 'by-hand', scenarios: [{ name: 'by-hand', about: 'Nobody answers' }] },
  'console.find-customers': {
    customers: [
      aCustomer('Ana', { card: { cardNumber: '77', chillies: 1, rewards: [REWARD] } }),
      aCustomer('Ben', { card: null }),
    ],
  },
  'console.list-codes': {
    codes: [
      { ...CODE, ...LIMITS },
      { ...CODE, code: 'GALO10' },
    ],
  },
  'console.read-letters': { letters: [aLetter()] },
  'console.read-texts': { texts: [aText()] },
  'console.read-pushes': { pushes: [aPush()] },
  'console.get-ride': {
    ...{ state: 'RIDER_IN_TRANSIT', lengthM: 2240, way: [], rider: [100, 200], streets: [] },
    arrival: { lower: '2026-11-17T18:40:00Z', upper: '2026-11-17T18:42:00Z' },
  },
  'console.find-orders': { orders: [aFound()], next: 'older' },
  'console.list-unordered': { payments: [] },
  'console.read-reports': {
    reports: [
      {
        ...{ orderId: 'order-1', shortId: '7K3P', amount: 475, currencyCode: 'GBP', state: 'waiting', isByRule: false },
        items: [{ name: 'Peri chips', quantity: 2, problem: 'missing' }],
        reportedAt: '2026-11-17T18:40:00Z',
      },
    ],
  },
  'console.list-rides': { taken: [aRide({ state: 'RIDER_ARRIVED' })], offered: [aRide({ orderId: 'order-2' })] },
  'console.read-releases': theReleases([anApp([aReleased('new', { isDefault: true, share: 100 })])]),
  'console.read-figures': theFigures(),
  'console.read-logs': { entries: [aLogEntry(), aLogEntry({ id: 2, kind: 'event', level: 'info' })] },
}

const COURIER = 'Tomás'

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(stringsIn) : []

/** What the platform says, and what `Intl` makes of its time. */
const DATA = [
  ...stringsIn([ANSWERS, ORDERS]),
  ...LOG_LEVELS,
  ...METHODS,
  'Tuesday',
  'Tue, 17 Nov 2026',
  'Tuesday 17 November',
  'Ana Lopes',
  COURIER,
]
  .filter((text) => /[aeiou]/i.test(text))
  .sort((one, other) => other.length - one.length)

const READ_OUT = ['aria-label', 'placeholder', 'title', 'label']

/** Texts on the screen with a plain vowel that is nobody's data: words that stand in no table. */
const plainTexts = (): readonly string[] => {
  const texts: string[] = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node.textContent ?? '')
  for (const name of READ_OUT)
    for (const element of document.body.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
  return texts.filter((text) => /[aeiou]/i.test(DATA.reduce((rest, data) => rest.replaceAll(data, ''), text)))
}

const open = async (view: ViewName) => {
  history.replaceState(null, '', `/console#${view}`)
  localStorage.setItem('galo-courier', COURIER)
  const answers = Object.fromEntries(Object.entries(ANSWERS).map(([name, answer]) => [name, () => answer]))
  const started = renderConsole(<App />, answers, { language: 'en-XA', market: 'UK' })
  await screen.findByRole('heading', { level: 1 })
  await started.setConnected(true)
  await started.pushEvent({ name: 'board', data: { now: NOW, orders: ORDERS } })
  return started
}

/** Something of the view that comes with its data. */
const ARRIVED: Readonly<Record<ViewName, string | RegExp>> = {
  orders: '4T-135',
  kitchens: 'Galo Lane',
  support: '7K3P',
  rides: /7K3P/,
  figures: '12:00',
  people: 'GALO20',
  post: 'A new password for Galo',
  releases: 'mfe-menu',
  clock: '18:31:07',
  flags: 'upsell',
  faults: /\/quote/,
  logs: /^Something broke$/,
}

describe('The console in pseudo-language', () => {
  it.each(VIEW_NAMES)('has no plain English word on %s, with the line or without it', async (view) => {
    const { setConnected } = await open(view)
    await waitFor(() => expect(within(screen.getByRole('main')).getAllByText(ARRIVED[view])[0]).toBeVisible())
    expect(plainTexts()).toEqual([])
    await setConnected(false)
    expect(plainTexts()).toEqual([])
  })

  it('has none on the day of a restaurant either', async () => {
    const { user } = await open('kitchens')
    await user.click(await screen.findByRole('button', { name: /Galo Soho/ }))
    await screen.findByText('Corn cobs')
    await screen.findByText('18:40')
    expect(plainTexts()).toEqual([])
  })

  it('has none on the way of a rider either', async () => {
    const { user } = await open('orders')
    const ticket = within(screen.getByRole('article', { name: '4T-135' }))
    await user.click(ticket.getAllByRole('button')[0]!)
    await screen.findByText(/18:42/)
    expect(plainTexts()).toEqual([])
  })

  it('says what was done in it too', async () => {
    const { pushEvent } = await open('orders')
    await pushEvent({ name: 'order', data: anOrder({ id: 'next', shortId: '4T-140' }) })
    expect(screen.getByRole('status')).toHaveTextContent('4T-140')
    expect(plainTexts()).toEqual([])
  })
})
