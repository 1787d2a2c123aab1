/** How one try at a delivery goes: what the partner says, how many riders it takes, and whether anybody opens the door. */
interface TryPlan {
  readonly partner: 'accepts' | 'rejects' | 'rejects-after-accepting' | 'calls-off'
  readonly riders: 1 | 2
  readonly door: 'opens' | 'stays-shut'
}

/** How everybody behind the counter behaves for one order. */
export interface Scenario {
  /** For the person at the console. */
  readonly about: string
  readonly kitchen: 'confirms' | 'rejects' | 'finds-payment-declined' | 'says-nothing'
  readonly first: TryPlan
  /** Null: what could not be handed over is refunded, and not brought again. */
  readonly second: TryPlan | null
  /** Nobody answers but the console. */
  readonly isByHand: boolean
}

const goesWell: TryPlan = { partner: 'accepts', riders: 1, door: 'opens' }
const nobodyHome: TryPlan = { ...goesWell, door: 'stays-shut' }
const turnedDown: TryPlan = { ...goesWell, partner: 'rejects' }
const turnedDownLate: TryPlan = { ...goesWell, partner: 'rejects-after-accepting' }
const calledOff: TryPlan = { ...goesWell, partner: 'calls-off' }

const scenario = (about: string, changes: Partial<Omit<Scenario, 'about'>> = {}): Scenario => ({
  about,
  kitchen: 'confirms',
  first: goesWell,
  second: null,
  isByHand: false,
  ...changes,
})

/** Every end of an order, a delivery and a redelivery is the end of at least one of these. */
export const SCENARIOS = {
  default: scenario('Everything goes well'),
  'kitchen-rejects': scenario('The kitchen turns the order down', { kitchen: 'rejects' }),
  'payment-declined': scenario('The payment turns out to be declined', { kitchen: 'finds-payment-declined' }),
  'silent-kitchen': scenario('The kitchen never answers', { kitchen: 'says-nothing' }),
  'partner-rejects': scenario('The delivery partner does not take the order', { first: turnedDown }),
  'rejected-after-accepted': scenario('The delivery partner takes the order, and then not', { first: turnedDownLate }),
  cancelled: scenario('The delivery is called off before a rider came', { first: calledOff }),
  'rider-unassigned': scenario('The first rider is taken off and another one comes', {
    first: { ...goesWell, riders: 2 },
  }),
  undeliverable: scenario('Nobody opens the door', { first: nobodyHome }),
  'redelivery-succeeds': scenario('Nobody opens the door, and the second try arrives', {
    first: nobodyHome,
    second: goesWell,
  }),
  'redelivery-fails': scenario('Nobody opens the door, twice', { first: nobodyHome, second: nobodyHome }),
  'redelivery-rejected': scenario('Nobody opens, and the partner does not try again', {
    first: nobodyHome,
    second: turnedDown,
  }),
  'redelivery-rejected-after-accepted': scenario('Nobody opens, and the partner changes its mind about a second try', {
    first: nobodyHome,
    second: turnedDownLate,
  }),
  'redelivery-cancelled': scenario('Nobody opens, and the second try is called off', {
    first: nobodyHome,
    second: calledOff,
  }),
  'by-hand': scenario('Nobody answers but the console', { isByHand: true }),
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS

export const SCENARIO_NAMES = Object.keys(SCENARIOS) as [ScenarioName, ...ScenarioName[]]

const table: Readonly<Record<string, Scenario>> = SCENARIOS

/** A name an older edition kept, and this one does not know, goes well. */
export const scenarioNamed = (name: string): Scenario =>
  Object.hasOwn(table, name) ? (table[name] ?? SCENARIOS.default) : SCENARIOS.default
