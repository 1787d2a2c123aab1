import type { Locale } from '@galo/words'
import type { Flag, LogEntry, OrderCard, TradingRestaurant, Customer, Fault, Letter } from '../../calls'

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
  items: [{ quantity: 2, name: 'Half chicken', choices: [{ name: 'Fogo', isFire: true }], warnings: [], labels: [] }],
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
