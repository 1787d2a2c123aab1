import { storesInUse } from '@galo/build/descriptions'
import { describeStore } from '@galo/contracts/description'
import { createState as createStateOf } from './create-state'
import { persistState, reviveSaved, type KeyValueStorage } from './persist-state'
import type { StateOf } from './stores'

const createState = () => createStateOf(storesInUse())

const aStorage = (entries: Record<string, string> = {}): KeyValueStorage & { entries: Record<string, string> } => ({
  entries,
  getItem: (key) => entries[key] ?? null,
  setItem: (key, value) => void (entries[key] = value),
  removeItem: (key) => void delete entries[key],
})

const nobody = () => {}

const aPayment = (stage: 'opening' | 'confirming'): StateOf<'payment'> => ({
  cardholderName: 'Maeve Okafor',
  attempt: {
    basketId: 'basket-1',
    idempotencyKey: 'key-1',
    transactionReference: null,
    fraudSessionId: null,
    built: null,
    stage,
    details: {
      customer: { email: 'maeve@example.com', first_name: 'Maeve', last_name: 'Okafor', phone_number: '07700 900142' },
      fulfilment: { type: 'COLLECTION', pickupTime: '2026-11-18T12:40:00.000Z' },
    },
  },
  error: null,
})

describe('persistState', () => {
  it('brings back after a reload what the customer had', () => {
    const storage = aStorage()
    const before = createState()
    persistState(before, () => storage, nobody)
    before.write('location').setState((location) => ({ ...location, query: 'M3 4EL' }))

    const after = createState()
    persistState(after, () => storage, nobody)
    expect(after.write('location').getState().query).toBe('M3 4EL')
  })

  it('finds the basket and a payment under way again in a new tab and when the browser was closed; what was typed stays with its tab', () => {
    const device = aStorage()
    const open = (tab: KeyValueStorage) => {
      const state = createState()
      persistState(state, (where) => (where === 'device' ? device : tab), nobody)
      return state
    }
    const first = open(aStorage())
    first.write('basket').setState((basket) => ({ ...basket, revision: 3 }))
    first.write('payment').setState(aPayment('confirming'))
    first.write('submittedOrder').setState({ orders: [{ orderId: 'order-1', placedAt: '2026-11-18T12:05:00Z' }] })
    first.write('fulfilmentDetails').setState((details) => ({
      ...details,
      personal: { ...details.personal, email: 'maeve@example.com' },
    }))

    const second = open(aStorage())
    expect(second.write('basket').getState().revision).toBe(3)
    expect(second.write('payment').getState().attempt?.idempotencyKey).toBe('key-1')
    expect(second.write('submittedOrder').getState().orders).toHaveLength(1)
    expect(second.write('fulfilmentDetails').getState().personal.email).toBe('')
  })

  it('leaves no name, e-mail or number of who was about to pay to the next person at a shared browser', () => {
    const device = aStorage()
    const state = createState()
    persistState(state, (where) => (where === 'device' ? device : aStorage()), nobody)
    state.write('payment').setState(aPayment('opening'))
    expect(device.entries['galo.state.payment']).not.toMatch(/maeve|07700/i)

    state.write('payment').setState(aPayment('confirming'))
    expect(device.entries['galo.state.payment']).not.toContain('Maeve Okafor')
  })

  it('loses no basket when a release begins to keep on the device what the tab kept before', () => {
    const device = aStorage()
    const tab = aStorage({ 'galo.state.basket': JSON.stringify({ version: 1, value: { revision: 3 } }) })
    const open = () => {
      const state = createState()
      persistState(state, (where) => (where === 'device' ? device : tab), nobody)
      return state
    }
    expect(open().write('basket').getState().revision).toBe(3)
    expect(tab.entries).not.toHaveProperty('galo.state.basket')
    // Also when nothing happens to it before the page is opened again.
    expect(open().write('basket').getState().revision).toBe(3)
  })

  it('drops a saved state of an unknown version with a report, not with a crash', () => {
    const storage = aStorage({ 'galo.state.location': JSON.stringify({ version: 99, value: {} }) })
    const report = jest.fn()
    const state = createState()
    persistState(state, () => storage, report)
    expect(state.write('location').getState().query).toBe('')
    expect(report).toHaveBeenCalledWith(expect.any(String), 'location')
    expect(storage.entries).not.toHaveProperty('galo.state.location')
  })

  it('never writes the session to storage', () => {
    const storage = aStorage()
    const state = createState()
    persistState(state, () => storage, nobody)
    state.write('session').setState({ guest: { expiresAt: 1 } })
    expect(Object.keys(storage.entries)).toEqual([])
  })

  it('reports a full storage once and lives on', () => {
    const report = jest.fn()
    const state = createState()
    persistState(
      state,
      () => ({
        ...aStorage(),
        setItem: () => {
          throw new Error('full')
        },
      }),
      report,
    )
    state.write('location').setState((location) => ({ ...location, query: 'a' }))
    state.write('location').setState((location) => ({ ...location, query: 'b' }))
    expect(state.write('location').getState().query).toBe('b')
    expect(report).toHaveBeenCalledTimes(1)
  })

  it('lives without a storage that the browser forbids, and reports it once', () => {
    const report = jest.fn()
    const state = createState()
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    persistState(state, forbidden, report)
    state.write('location').setState((location) => ({ ...location, query: 'a' }))
    expect(state.write('location').getState().query).toBe('a')
    expect(report).toHaveBeenCalledTimes(1)
  })
})

describe('reviveSaved', () => {
  const store = describeStore({ version: 3, completesFrom: 2, initial: { name: '', age: 0 } })
  it('completes an older value by what it lacks', () =>
    expect(reviveSaved(store, JSON.stringify({ version: 2, value: { name: 'Ann' } }))).toEqual({ name: 'Ann', age: 0 }))
  it('gives up on what is older than it can complete, or newer than it knows', () => {
    expect(reviveSaved(store, JSON.stringify({ version: 1, value: { name: 'Ann' } }))).toBeNull()
    expect(reviveSaved(store, JSON.stringify({ version: 4, value: { name: 'Ann' } }))).toBeNull()
  })
  it('gives up on what is no JSON', () => expect(reviveSaved(store, '{')).toBeNull())
})
