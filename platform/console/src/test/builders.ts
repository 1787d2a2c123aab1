import type { Locale } from '@galo/words'
import type {
  AppReleases,
  CourierRide,
  Customer,
  Fault,
  Figures,
  Flag,
  FoundOrder,
  Letter,
  LogEntry,
  OrderCard,
  OrderStory,
  TradingRestaurant,
  Push,
  ReleaseFigures,
  Releases,
  Text,
} from '../../calls'

export const ENGLISH: Locale = { language: 'en', market: 'UK' }

export const anOrder = (over: Partial<OrderCard> = {}): OrderCard => ({
  id: 'order-1',
  shortId: '4T-131',
  restaurantId: 'soho',
  restaurantName: 'Galo Soho',
  stage: 'new',
  state: 'placed',
  fulfilmentType: 'COLLECTION',
  createdAt: '2026-11-17T18:00:00Z',
  pickupTime: '2026-11-17T18:40:00Z',
  pickupLabel: '18:40',
  lateFrom: '2026-11-17T18:25:00Z',
  delivery: null,
  isRefunded: false,
  customerName: 'Ana',
  items: [
    {
      id: 'line-1',
      takenOut: 0,
      quantity: 2,
      name: 'Half chicken',
      choices: [{ name: 'Fogo', isFire: true }],
      warnings: [],
      labels: [],
    },
  ],
  avoid: [],
  diets: [],
  isAgeRestricted: false,
  wantsCutlery: false,
  wantsBag: false,
  total: { currencyCode: 'GBP', value: 1900 },
  totalLabel: '£19.00',
  tipLabel: null,
  ...over,
})

export const aDelivery = (
  over: Partial<NonNullable<OrderCard['delivery']>> = {},
): NonNullable<OrderCard['delivery']> => ({
  attempt: 1,
  state: 'ACCEPTED_BY_DELIVERY_PARTNER',
  since: '2026-11-17T18:00:00Z',
  steps: ['RIDER_ASSIGNED', 'CANCELLED'],
  canRedeliver: false,
  reason: null,
  riderName: null,
  ...over,
})

export const aRestaurant = (over: Partial<TradingRestaurant> = {}): TradingRestaurant => ({
  id: 'soho',
  name: 'Galo Soho',
  city: 'London',
  market: 'UK',
  slug: 'soho',
  isClosed: false,
  pausedUntil: null,
  throttledUntil: { COLLECTION: null, DELIVERY: null },
  hours: { opens: '11:30', closes: '22:00' },
  hasChosenHours: false,
  prepTimeMins: 15,
  slotCapacity: 8,
  hasOwnCapacity: false,
  ...over,
})

export const aFlag = (key: string, over: Partial<Flag> = {}): Flag => ({
  key,
  description: `What ${key} does`,
  isOn: true,
  variants: { old: false, new: true },
  offVariant: 'old',
  defaultVariant: 'old',
  rules: [],
  changedAt: '2026-11-17T18:00:00Z',
  ...over,
})

export const aFault = (id: string, over: Partial<Fault> = {}): Fault => ({
  id,
  path: `/${id}`,
  method: null,
  kind: 'status',
  status: 503,
  delayMs: 0,
  delayUpToMs: null,
  share: 1,
  times: null,
  createdAt: '2026-11-17T18:00:00Z',
  ...over,
})

export const aCustomer = (givenName: string, over: Partial<Customer> = {}): Customer => ({
  id: givenName.toLowerCase(),
  email: `${givenName.toLowerCase()}@example.test`,
  givenName,
  familyName: 'Lopes',
  market: 'UK',
  card: { cardNumber: `${givenName}-1`, chillies: 1, rewards: [] },
  ...over,
})

export const aLogEntry = (over: Partial<LogEntry> = {}): LogEntry => ({
  id: 1,
  kind: 'log',
  level: 'error',
  source: 'browser',
  market: 'UK',
  sessionId: null,
  traceId: null,
  at: null,
  message: 'Something broke',
  details: {},
  receivedAt: '2026-11-17T18:00:00Z',
  ...over,
})

export const aLetter = (over: Partial<Letter> = {}): Letter => ({
  id: 1,
  kind: 'new-password',
  market: 'UK',
  toEmail: 'ana@example.test',
  subject: 'A new password for Galo',
  text: 'Hello Ana,\n\nhere is the link.',
  link: 'http://localhost:4100/identity/new-password?link=abc',
  sentAt: '2026-11-17T18:00:00Z',
  ...over,
})

export const aText = (over: Partial<Text> = {}): Text => ({
  id: 1,
  market: 'UK',
  toNumber: '+447700900123',
  text: 'Galo: Soho has said yes to order 7K3P.',
  sentAt: '2026-11-17T18:00:00Z',
  ...over,
})

export const aPush = (over: Partial<Push> = {}): Push => ({
  id: 1,
  orderId: 'order-1',
  shortId: 'K4TZ',
  text: 'Galo Soho has said yes to order K4TZ.',
  writtenAt: '2026-11-17T18:00:00Z',
  outcome: 'taken',
  settledAt: '2026-11-17T18:00:01Z',
  ...over,
})

const pence = (value: number) => ({ currencyCode: 'GBP' as const, value })

export const aFound = (over: Partial<FoundOrder> = {}): FoundOrder => ({
  id: 'order-1',
  shortId: '7K3P',
  state: 'confirmed',
  fulfilmentType: 'DELIVERY',
  restaurantName: 'Galo Soho',
  customerName: 'Maeve Okafor',
  email: 'maeve@example.test',
  phone: '07700 900142',
  postcode: 'BS1 4ND',
  cardLastFour: '4242',
  createdAt: '2026-11-17T18:00:00Z',
  paidLabel: '£20.31',
  backLabel: null,
  isRefunded: false,
  ...over,
})

/** A half chicken and corn cobs with 15 % off, brought. */
export const aStory = (over: Partial<OrderStory> = {}): OrderStory => ({
  order: aFound(),
  address: '7 Broad Street, Bristol',
  deliveryNote: null,
  riderName: null,
  cardBrand: 'visa',
  lines: [
    {
      ...{ id: 'half', name: 'Half chicken', choices: 'Fogo', quantity: 1 },
      ...{ total: pence(1_395), deductions: pence(209), deposit: pence(0) },
    },
    {
      ...{ id: 'corn', name: 'Corn cobs', choices: '', quantity: 1 },
      ...{ total: pence(460), deductions: pence(69), deposit: pence(0) },
    },
  ],
  fees: [{ kind: 'DELIVERY', amount: pence(249) }],
  paid: pence(1_826),
  left: pence(1_826),
  given: [],
  facts: [
    { at: '2026-11-17T18:00:00Z', kind: 'placed', what: 'placed', amountLabel: '£18.26', attempt: null },
    {
      ...{ at: '2026-11-17T18:00:31Z', kind: 'order', what: 'restaurant-confirmed', amountLabel: null, attempt: 1 },
      seen: 'CONFIRMED',
    },
  ],
  ...over,
})

export const aRide = (over: Partial<CourierRide> = {}): CourierRide => ({
  orderId: 'order-1',
  attempt: 1,
  shortId: '7K3P',
  state: 'ACCEPTED_BY_DELIVERY_PARTNER',
  since: '2026-11-17T18:00:00Z',
  from: { name: 'Galo Deansgate', address: '1 Deansgate, Manchester', latitude: 53.48, longitude: -2.25 },
  to: { name: 'Maeve', address: '12 Chapel Street, Manchester, M15 4AA', latitude: 53.46, longitude: -2.24 },
  note: null,
  phone: null,
  isAgeRestricted: false,
  hasCode: true,
  dishes: 3,
  by: '2026-11-17T18:40:00Z',
  ...over,
})

export const theFigures = (over: Partial<Figures> = {}): Figures => ({
  day: '2026-11-17',
  currencyCode: 'GBP',
  hours: [
    { hour: 12, orders: 2, takings: 3_800, delivered: 0, late: 0 },
    { hour: 14, orders: 1, takings: 1_250, delivered: 1, late: 1 },
  ],
  accepting: {
    steps: Array.from({ length: 13 }, (_, step) => ({ fromS: step * 10, count: step === 0 ? 2 : step === 12 ? 1 : 0 })),
    medianS: 8,
    answered: 3,
  },
  failures: [{ call: 'POST /quote/quote/deliveroo/latlon', count: 4 }],
  ...over,
})

export const aReleased = (version: string, over: Partial<ReleaseFigures> = {}): ReleaseFigures => ({
  version,
  share: 0,
  isDefault: false,
  promotedAt: null,
  stopped: null,
  weighs: null,
  counted: null,
  failing: null,
  stretches: [{ from: '2026-11-17T18:00:00Z', errors: 0, lcp: null, inp: null }],
  whole: { errors: 0, lcp: null, inp: null },
  ...over,
})

export const anApp = (releases: readonly ReleaseFigures[]): AppReleases => ({
  name: 'mfe-menu',
  releases: [...releases],
})

export const theReleases = (apps: readonly AppReleases[]): Releases => ({
  address: '/releases',
  document: {
    serial: 7,
    expiresAt: '2026-12-17T18:00:00Z',
    life: 'good',
    signedBy: [],
    isSplit: true,
    apps: [...apps],
    history: [
      {
        serial: 7,
        writtenAt: '2026-11-17T18:00:00Z',
        changes: [{ app: 'mfe-menu', version: 'new', what: 'share', from: 0, to: 10, isRest: false }],
      },
    ],
  },
  stretchMs: 900_000,
  keptSince: null,
  silent: [],
  signs: false,
})
