import { screen, waitFor, within } from '@testing-library/react'
import { NetworkError } from '@galo/contracts/errors'
import { aPlatform, open, personal, sent, signed } from '../../test/checkout-page.fixture'

const restaurantId = signed.data.restaurant_id
const TODAY = ['2026-11-18T12:20:00.000Z', '2026-11-18T12:40:00.000Z']
const THURSDAY = ['2026-11-19T12:00:00.000Z', '2026-11-19T12:15:00.000Z']
const SATURDAY = ['2026-11-21T11:30:00.000Z', '2026-11-21T11:45:00.000Z']

const day = (date: string, firstTime: string | null, reason: string | null = null) => ({ date, firstTime, reason })
const WEEK = [
  day('2026-11-18', TODAY[0] ?? null),
  day('2026-11-19', THURSDAY[0] ?? null),
  day('2026-11-20', null, 'CLOSED'),
  day('2026-11-21', SATURDAY[0] ?? null),
  day('2026-11-22', null, 'FULLY_BOOKED'),
]
const daysAre = (...days: readonly ReturnType<typeof day>[]) => ({ data: { availableDays: [{ restaurantId, days }] } })

const kitchenTimes = (times: readonly string[]) => ({
  data: { availableTimes: [{ restaurantId, daysAhead: 4, times: times.map((time) => ({ time })) }] },
})

/** A restaurant with times on several days, today's as they are given. */
const aKitchen = (today = TODAY, answers: Parameters<typeof aPlatform>[0] = {}) =>
  aPlatform({
    'capacity.list-available-times': ({ body }) => {
      const { fromTime } = (body as { variables: { fromTime: string } }).variables
      const times = [today, THURSDAY, SATURDAY].find(([first = '']) => first.slice(0, 10) === fromTime.slice(0, 10))
      return kitchenTimes(times ?? [])
    },
    'capacity.list-available-days': () => daysAre(...WEEK),
    ...answers,
  })
const choice = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('radio', { name })

describe('Another day on the checkout', () => {
  it('is not spoken of where a restaurant takes today’s orders', async () => {
    const { http } = open()
    await screen.findByRole('button', { name: /^As soon as possible/ })
    expect(screen.queryByRole('group', { name: 'Day' })).not.toBeInTheDocument()
    expect(sent(http, 'capacity.list-available-days')).toEqual([])
  })

  it('is one question, today first and chosen, with the days that are closed in their places', async () => {
    open({}, aKitchen())
    const question = await screen.findByRole('group', { name: 'Day' })
    const days = within(question).getAllByRole<HTMLInputElement>('radio')
    expect(days.map((radio) => [radio.labels?.[0]?.textContent, radio.checked, radio.disabled])).toEqual([
      ['Today 18 Nov', true, false],
      ['Tomorrow 19 Nov', false, false],
      ['Fri Closed', false, true],
      ['Sat 21 Nov', false, false],
      ['Sun Fully booked', false, true],
    ])
    expect(screen.getByRole('button', { name: 'As soon as possible · 12:20' })).toBeInTheDocument()
  })

  it('has times of its own, and is said where the answer is', async () => {
    const { user, state } = open({}, aKitchen())
    await user.click(await choice('Sat 21 Nov'))
    await user.click(await choice('11:30'))
    expect(screen.queryByRole('button', { name: /^As soon as possible/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: '12:20' })).not.toBeInTheDocument()
    expect(await choice('Sat 21 Nov')).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Continue to personal details' }))
    expect(await screen.findByText('Collect Sat 21 Nov at 11:30')).toBeInTheDocument()
    expect(state.read('fulfilmentDetails').getState().fulfilment).toMatchObject({
      pickupTime: SATURDAY[0],
      saved: true,
    })
  })

  it('begins with its morning, though the night before is its own too', async () => {
    const NIGHT = ['2026-11-21T00:30:00.000Z', ...SATURDAY]
    const { user } = open({}, aKitchen(TODAY, { 'capacity.list-available-times': () => kitchenTimes(NIGHT) }))
    await user.click(await choice('Sat 21 Nov'))
    expect(await screen.findByRole('button', { name: '11:00' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: '00:00' }))
    expect(await choice('00:30')).toBeInTheDocument()
  })

  it('is chosen with the arrows, and keeps the focus', async () => {
    const { user } = open({}, aKitchen())
    const first = await choice(/^Today/)
    first.focus()
    await user.keyboard('{ArrowDown}')
    expect(await choice('12:15')).toBeInTheDocument()
    expect(await choice(/^Tomorrow/)).toHaveFocus()
  })

  it('is another answer: a time that was chosen for today is none any more', async () => {
    const { user, state } = open({}, aKitchen())
    await user.click(await choice('12:40'))
    await user.click(await choice(/^Tomorrow/))
    await choice('12:15')
    await user.click(screen.getByRole('button', { name: 'Confirm collection time' }))
    expect(await screen.findByText('No time chosen yet. Choose when you’d like to collect.')).toBeInTheDocument()
    expect(state.read('fulfilmentDetails').getState().fulfilment).toMatchObject({ pickupTime: null })
  })

  it('is still chosen after a reload', async () => {
    const fulfilment = { type: 'COLLECTION', pickupTime: SATURDAY[0] ?? '', saved: true, restaurantId } as const
    const { user } = open({ fulfilmentDetails: { personal, fulfilment } }, aKitchen())
    expect(await screen.findByText('Collect Sat 21 Nov at 11:30')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Edit collection time' }))
    expect(await choice('11:30')).toBeChecked()
    expect(await choice('Sat 21 Nov')).toBeChecked()
    await user.click(await choice(/^Today/))
    expect(await screen.findByRole('button', { name: 'As soon as possible · 12:20' })).toBeInTheDocument()
  })

  it('is offered at once where today has no time left, instead of a dead end', async () => {
    const [, ...later] = WEEK
    const late = { 'capacity.list-available-days': () => daysAre(day('2026-11-18', null, 'TOO_LATE'), ...later) }
    open({}, aKitchen([], late), '2026-11-18T22:30:00Z')
    expect(await choice('12:15')).toBeInTheDocument()
    expect(await choice('Tomorrow 19 Nov')).toBeChecked()
    expect(await choice('Today Too late')).toBeDisabled()
    expect(screen.getByText('No times are left today. These are for tomorrow, Thu 19 Nov.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is given up with the banner when its time goes, and the day stays', async () => {
    const taken = { data: { validateTime: { valid: false, reason: 'TAKEN' } } }
    const { user } = open({}, aKitchen(TODAY, { 'capacity.validate-time': () => taken }))
    await user.click(await choice('Sat 21 Nov'))
    await user.click(await choice('11:45'))
    await user.click(screen.getByRole('button', { name: 'Continue to personal details' }))
    expect(await screen.findByText(/Someone beat us to 11:45/)).toBeInTheDocument()
    expect(await choice('Sat 21 Nov')).toBeChecked()
  })

  it.each([
    ['no day has a time', () => daysAre(...WEEK.map(({ date }) => day(date, null, 'CLOSED')))],
    [
      'nobody says which have',
      () => {
        throw new NetworkError('unreachable')
      },
    ],
  ])('is no way out where %s: that is said, with another restaurant', async (_what, answer) => {
    open({}, aKitchen([], { 'capacity.list-available-days': answer }), '2026-11-18T22:30:00Z')
    expect(await screen.findByRole('dialog', { name: 'No collection slots available' })).toBeInTheDocument()
  })

  it('is missed by nobody who wants today’s times, when the days don’t come', async () => {
    const { user } = open(
      {},
      aKitchen(TODAY, {
        'capacity.list-available-days': () => {
          throw new NetworkError('unreachable')
        },
      }),
    )
    await user.click(await choice('12:40'))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Day' })).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Continue to personal details' }))
    expect(await screen.findByText('Collect today at 12:40')).toBeInTheDocument()
  })
})
