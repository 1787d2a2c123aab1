import { screen, within } from '@testing-library/react'
import { NetworkError } from '@galo/contracts/errors'
import { aPlatform, open, times } from '../../test/checkout-page.fixture'

/** Levels below these stay in the browser. */
const SENT = ['fatal', 'error', 'warning']

const openWith = (answers: Parameters<typeof aPlatform>[0]) => {
  const lines: unknown[] = []
  const traces: unknown[] = []
  const page = open({}, aPlatform(answers), '2026-11-18T12:05:00Z', (level, _message, details) => {
    if (!SENT.includes(level)) return
    lines.push(details?.['errorCode'])
    traces.push(details?.['trace'])
  })
  return { ...page, lines, traces }
}

describe('A customer who gets no time', () => {
  it('is heard of where there is none left', async () => {
    const { lines } = openWith({ 'capacity.list-available-times': () => times() })
    await screen.findByRole('dialog', { name: 'No collection slots available' })
    expect(lines).toContain('NO_COLLECTION_SLOTS_ERROR')
  })

  it('can tell us by which reference that is known', async () => {
    const { user, lines, traces } = openWith({ 'capacity.list-available-times': () => times() })
    const dialog = await screen.findByRole('dialog', { name: 'No collection slots available' })
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }))
    const reference = screen.getByText(/^[0-9a-f]{32}$/).textContent
    expect(traces[lines.indexOf('NO_COLLECTION_SLOTS_ERROR')]).toBe(reference)
  })

  it('is heard of where the times can’t be had', async () => {
    const { lines } = openWith({
      'capacity.list-available-times': () => {
        throw new NetworkError('unreachable')
      },
    })
    await screen.findByText('We can’t see the collection times right now.')
    expect(lines).toContain('ORDERS_ERROR_SET_COLLECTION_INFORMATION')
  })

  it('is heard of where the time they chose has gone', async () => {
    const { user, lines } = openWith({
      'capacity.validate-time': () => ({ data: { validateTime: { valid: false, reason: 'TAKEN' } } }),
    })
    await user.click(await screen.findByRole('radio', { name: '12:40' }))
    await user.click(screen.getByRole('button', { name: 'Continue to personal details' }))
    expect((await screen.findAllByText(/Someone beat us to 12:40/)).length).toBeGreaterThan(0)
    expect(lines).toContain('PICKUP_SLOT_ERROR')
  })
})
