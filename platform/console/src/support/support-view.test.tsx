import { screen, waitFor, within } from '@galo/testing'
import type { OrderStory } from '../../calls'
import { aFound, aStory } from '../test/builders'
import { renderConsole } from '../test/render-console'
import { SupportView } from './support-view'

const pence = (value: number) => ({ currencyCode: 'GBP' as const, value })
const afterwards: OrderStory = {
  ...aStory({ left: pence(1_826 - 391) }),
  given: [
    {
      ...{ id: 'r1', isWhole: false, fees: [], reason: 'sold-out', note: 'no corn', by: 'Owen' },
      amount: pence(391),
      lines: [{ lineId: 'corn', quantity: 1 }],
      createdAt: '2026-11-17T18:31:00Z',
      madeAt: null,
    },
  ],
}

const start = () =>
  renderConsole(<SupportView />, {
    'console.find-orders': ({ query }) => ({
      orders:
        query?.['find'] === 'nobody' ? [] : query?.['after'] === 'older' ? [aFound({ id: 'order-0' })] : [aFound()],
      next: query?.['after'] === '' && query['find'] === '' ? 'older' : null,
    }),
    'console.list-unordered': () => ({
      payments: [
        {
          ...{ reference: 't1', paidAt: '2026-11-17T18:12:00Z', amountLabel: '£26.90', email: 'ciara@example.test' },
          ...{ restaurantName: 'Galo Soho', cardBrand: 'visa', cardLastFour: '4242', state: 'waits' },
          until: '2026-11-17T19:12:00Z',
        },
      ],
    }),
    'console.read-story': () => aStory(),
    'console.give-back': () => afterwards,
    'console.give-back-unordered': () => ({ payments: [] }),
  })

describe('Support', () => {
  it('finds an order when the typing stops, and older ones on demand', async () => {
    const { user, http } = start()
    await user.click(await screen.findByRole('button', { name: 'Older orders' }))
    await waitFor(() => expect(http.calls.at(-1)?.query).toEqual({ find: '', after: 'older' }))
    await user.type(screen.getByLabelText('Find an order'), 'nobody')
    expect(await screen.findByText(/No order like that/)).toBeVisible()
  })

  it('tells how an order went, and what its customer saw', async () => {
    const { user } = start()
    await user.click(await screen.findByRole('button', { name: /7K3P/ }))
    const story = within(await screen.findByRole('list', { name: 'How 7K3P went' }))
    expect(story.getByText('The kitchen accepted')).toBeVisible()
    expect(story.getByText("The customer saw: We've got your order")).toBeVisible()
  })

  it('gives a dish back once its sum was confirmed in words, and says so', async () => {
    const { user, http } = start()
    await user.click(await screen.findByRole('button', { name: /7K3P/ }))
    await user.selectOptions(await screen.findByLabelText('Corn cobs, £3.91 each'), '1')
    await user.selectOptions(screen.getByLabelText('Reason, the customer reads it'), 'sold-out')
    expect(screen.getByRole('button', { name: 'Refund £3.91' })).toBeDisabled()
    await user.type(screen.getByLabelText('Your name'), 'Owen')
    await user.click(screen.getByRole('button', { name: 'Refund £3.91' }))
    const question = within(await screen.findByRole('dialog', { name: 'Give back £3.91?' }))
    expect(question.getByText('That is three pounds and ninety-one pence.')).toBeVisible()
    expect(http.calls.some(({ contract }) => contract === 'console.give-back')).toBe(false)
    await user.click(question.getByRole('button', { name: 'Yes, give back £3.91' }))
    expect(await screen.findByText('£3.91 is given back')).toBeVisible()
    expect(http.calls.find(({ contract }) => contract === 'console.give-back')?.body).toMatchObject({
      wish: { kind: 'parts', lines: [{ lineId: 'corn', quantity: 1 }], fees: [] },
      left: 1_826,
      reason: 'sold-out',
      by: 'Owen',
    })
    expect(within(screen.getByRole('list', { name: 'Already given back' })).getByText(/by Owen: no corn/)).toBeVisible()
    expect(screen.getByText(/asked again by itself/)).toBeVisible()
    expect(screen.getByLabelText('Corn cobs, gone back')).toBeDisabled()
  })

  it('lists money without an order, and gives it back at once', async () => {
    const { user } = start()
    const list = within(await screen.findByRole('list', { name: 'Money without an order' }))
    expect(await list.findByText('back at 19:12 unless an order comes')).toBeVisible()
    await user.click(list.getByRole('button', { name: 'Give it back now' }))
    expect(await screen.findByText('£26.90 is going back')).toBeVisible()
    expect(await screen.findByText('All money that came in has its order.')).toBeVisible()
  })
})
