/** @jest-environment jsdom */
import { createFaults } from './faults.js'
import { createFlags } from './flags.js'
import { createKitchens } from './kitchens.js'
import { createPeople } from './people.js'

/** What the platform answers, by method and path; a function is asked anew each time. */
type Answers = Readonly<Record<string, () => unknown>>

const platformAnswers = (answers: Answers): void => {
  globalThis.fetch = jest.fn((address: string | URL | Request, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${String(address).replace('/console/api', '')}`
    const answer = answers[call]
    if (answer === undefined) throw new Error(`Nobody answers ${call}`)
    const data = JSON.stringify(answer())
    return Promise.resolve({ ok: true, json: () => Promise.resolve(JSON.parse(data) as unknown) } as Response)
  })
}

const one = <T extends HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector)
  if (element === null) throw new Error(`There is no ${selector}`)
  return element
}
const part = <T extends HTMLElement>(key: string, name: string): T =>
  one<T>(`[data-key="${key}"] [data-part="${name}"]`)
/** As the keyboard does it: the button has the focus, and an answer comes a moment later. */
const press = async (button: HTMLElement): Promise<void> => {
  button.focus()
  button.click()
  for (let turn = 0; turn < 100 && button.getAttribute('aria-disabled') === 'true'; turn += 1) await Promise.resolve()
  expect(button.getAttribute('aria-disabled')).toBeNull()
}

const flag = (key: string, over: object = {}) => ({
  key,
  description: `What ${key} does`,
  isOn: true,
  variants: { old: false, new: true },
  defaultVariant: 'old',
  offVariant: 'old',
  rules: [],
  ...over,
})

const usualFetch = globalThis.fetch
beforeEach(() => {
  document.body.innerHTML = ['flags', 'faults', 'people', 'kitchens']
    .map((name) => `<section id="view-${name}"></section>`)
    .concat('<p id="toast"></p><b id="mark-faults"></b>')
    .join('')
  // What is said goes away by itself later on.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = usualFetch
})

describe('A flag that somebody is editing', () => {
  const editing = () => {
    const flags = createFlags()
    flags.show({ flags: [flag('upsell'), flag('map')] })
    part<HTMLDetailsElement>('upsell', 'rules').open = true
    part<HTMLInputElement>('upsell', 'percent').value = '30'
    part<HTMLSelectElement>('upsell', 'variant').value = 'new'
    part('upsell', 'percent').focus()
    return flags
  }
  const typed = () => [
    part<HTMLDetailsElement>('upsell', 'rules').open,
    part<HTMLInputElement>('upsell', 'percent').value,
    part<HTMLSelectElement>('upsell', 'variant').value,
  ]

  it('is the very same row after another one was saved elsewhere', () => {
    const flags = editing()
    const before = part('upsell', 'percent')
    flags.show({ flags: [flag('upsell'), flag('map', { isOn: false })] })
    expect(part('upsell', 'percent')).toBe(before)
    expect(document.activeElement).toBe(before)
    expect(typed()).toEqual([true, '30', 'new'])
    expect(part<HTMLInputElement>('map', 'switch').checked).toBe(false)
  })

  it('keeps what is typed when it was itself switched elsewhere, and shows that it was', () => {
    const flags = editing()
    flags.show({ flags: [flag('upsell', { isOn: false, rules: [{ market: 'IE', percent: 10, variant: 'old' }] })] })
    expect(typed()).toEqual([true, '30', 'new'])
    expect(part<HTMLInputElement>('upsell', 'switch').checked).toBe(false)
    expect(part<HTMLSelectElement>('upsell', 'market').value).toBe('IE')
    expect(document.activeElement).toBe(part('upsell', 'percent'))
  })

  it('shows what others make of it once it is saved', async () => {
    const saved = flag('upsell', { rules: [{ market: null, percent: 30, variant: 'new' }] })
    platformAnswers({ 'PUT /flags/upsell': () => ({ flags: [saved, flag('map')] }) })
    const flags = editing()
    await press(part('upsell', 'save'))
    expect(document.activeElement).toBe(part('upsell', 'save'))
    expect(typed()).toEqual([true, '30', 'new'])
    flags.show({ flags: [flag('upsell', { rules: [{ market: null, percent: 5, variant: 'old' }] }), flag('map')] })
    expect(typed()).toEqual([true, '5', 'old'])
  })
})

describe('A figure that is left empty', () => {
  it('takes neither a flag’s share nor anybody’s chillies away', async () => {
    const card = { cardNumber: '1', chillies: 5, rewards: [] }
    const ana = { id: 'ana', givenName: 'Ana', familyName: 'Lopes', email: 'ana@example.test', market: 'UK', card }
    // Nothing else is answered: a change would be an error in the corner.
    platformAnswers({ 'GET /customers?find=': () => ({ customers: [ana] }) })
    await createPeople().load()
    createFlags().show({ flags: [flag('upsell', { rules: [{ market: null, percent: 30, variant: 'new' }] })] })
    part<HTMLInputElement>('ana', 'chillies').value = ''
    part<HTMLInputElement>('upsell', 'percent').value = ''
    part<HTMLDetailsElement>('upsell', 'rules').open = true
    await press(part('ana', 'set'))
    await press(part('upsell', 'save'))
    expect(globalThis.fetch).toHaveBeenCalledTimes(1)
    expect(one('#toast').textContent).toBe('')
  })
})

describe('The keyboard', () => {
  it('stays on Set and Give, and what is typed for somebody else stays typed', async () => {
    const rewards: object[] = []
    const chillies = { ana: 1, ben: 2 }
    const person = (id: keyof typeof chillies) => ({
      ...{ id, givenName: id, familyName: 'Lopes', email: `${id}@example.test`, market: 'UK' },
      card: { cardNumber: `${id}-1`, chillies: chillies[id], rewards: id === 'ana' ? rewards : [] },
    })
    platformAnswers({
      'GET /customers?find=': () => ({ customers: [person('ana'), person('ben')] }),
      'PUT /customers/ana/balance': () => (chillies.ana = 4),
      'POST /customers/ana/rewards': () => rewards.push({ type: 'RED', state: 'banked' }),
    })
    await createPeople().load()
    part<HTMLInputElement>('ben', 'chillies').value = '9'
    part<HTMLInputElement>('ana', 'chillies').value = '4'
    await press(part('ana', 'set'))
    expect(document.activeElement).toBe(part('ana', 'set'))
    part<HTMLSelectElement>('ana', 'reward').value = 'RED'
    await press(part('ana', 'give'))
    expect(document.activeElement).toBe(part('ana', 'give'))
    expect(one('[data-key="ana"]').textContent).toContain('1 red')
    expect(part<HTMLInputElement>('ben', 'chillies').value).toBe('9')
  })

  it('goes from what is healed to the next fault, and to the list when nothing is broken any more', async () => {
    const fault = (id: string) => ({
      ...{ id, path: `/${id}`, method: null, kind: 'status', status: 503 },
      ...{ delayMs: 0, delayUpToMs: null, share: 1, times: null },
    })
    platformAnswers({
      'DELETE /faults/quote': () => ({ faults: [fault('menu')] }),
      'DELETE /faults/menu': () => ({ faults: [] }),
    })
    createFaults().show({ faults: [fault('quote'), fault('menu')] })
    await press(part('quote', 'heal'))
    expect(document.activeElement).toBe(part('menu', 'heal'))
    await press(part('menu', 'heal'))
    expect(document.activeElement).toBe(one('[aria-label="Faults now"]'))
    expect(document.activeElement?.textContent).toBe('Nothing is broken on purpose.')
  })

  describe('in a kitchen', () => {
    const kitchen = (over: object = {}) => ({
      ...{ id: 'soho', name: 'Galo Soho', city: 'London', isClosed: false, pausedUntil: null },
      ...{ hours: { opens: '11:30', closes: '22:00' }, hasChosenHours: true, prepTimeMins: 15, slotCapacity: 8 },
      throttledUntil: { COLLECTION: null, DELIVERY: null },
      ...over,
    })
    const opened = () => {
      platformAnswers({
        'GET /restaurants/soho/slots': () => ({ slots: [] }),
        'GET /restaurants/soho/items': () => ({ items: [] }),
        'PUT /restaurants/soho/throttles/DELIVERY': () => null,
        'PUT /restaurants/soho/hours': () => null,
      })
      const kitchens = createKitchens((id: string) => kitchens.choose(id))
      kitchens.show([kitchen()])
      part('soho', 'choose').focus()
      part('soho', 'choose').click()
      return kitchens
    }

    it('is at its name once it is chosen', () => {
      opened()
      expect(document.activeElement?.textContent).toBe('Galo Soho')
    })

    it('stays on the button that holds orders back and takes them again', async () => {
      const kitchens = opened()
      await press(part('DELIVERY', 'throttle'))
      kitchens.show([kitchen({ throttledUntil: { COLLECTION: null, DELIVERY: '2026-11-17T19:00:00Z' } })])
      expect(document.activeElement).toBe(part('DELIVERY', 'throttle'))
      expect(document.activeElement?.textContent).toBe('Take orders')
    })

    it('goes to the button beside the one for usual hours, which is gone then', async () => {
      const kitchens = opened()
      const usual = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Usual hours')
      if (usual === undefined) throw new Error('There is no way back to the usual hours')
      await press(usual)
      kitchens.show([kitchen({ hasChosenHours: false })])
      expect(document.activeElement?.textContent).toBe('Close the restaurant')
    })

    it('leaves times that are typed and not sent alone, also when it has gone on to the next', () => {
      const kitchens = opened()
      const [opens, closes] = [one<HTMLInputElement>('#day-opens'), one<HTMLInputElement>('#day-closes')]
      closes.value = '14:30'
      opens.focus()
      kitchens.show([kitchen({ hours: { opens: '12:00', closes: '21:00' } })])
      expect([opens.value, closes.value]).toEqual(['12:00', '14:30'])
    })
  })
})
