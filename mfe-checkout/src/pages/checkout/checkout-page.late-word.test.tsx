import { act, screen, waitFor } from '@testing-library/react'
import { cardProvider } from '../../test/fake-card-provider'
import { fill, open, payButton, ready, settle } from '../../test/checkout-page.fixture'

/** The card is typed in and Pay pressed before the fields have told the page of the last digit. */
const payAtOnce = async () => {
  const tell = cardProvider.holdWords()
  const { user } = open({ fulfilmentDetails: ready })
  await fill(user, 'Name on card', 'Maeve Okafor')
  jest.useFakeTimers({ advanceTimers: true })
  await user.click(payButton())
  expect(await screen.findAllByText(/card number/i)).not.toHaveLength(0)
  expect(cardProvider.confirmations).toEqual([])
  return { tell, user }
}

describe('a press on Pay that comes before the card fields have told of the last digit', () => {
  afterEach(() => void jest.useRealTimers())

  it('counts, once, as soon as they do', async () => {
    const { tell } = await payAtOnce()
    act(tell)
    await waitFor(() => expect(cardProvider.confirmations).toHaveLength(1))
    await settle()
    expect(cardProvider.confirmations).toHaveLength(1)
  })

  it('is not made again for who finished the card after it', async () => {
    const { tell, user } = await payAtOnce()
    act(() => void jest.advanceTimersByTime(1_000))
    act(tell)
    await settle()
    expect(cardProvider.confirmations).toEqual([])
    await user.click(payButton())
    await waitFor(() => expect(cardProvider.confirmations).toHaveLength(1))
    await settle()
  })
})
