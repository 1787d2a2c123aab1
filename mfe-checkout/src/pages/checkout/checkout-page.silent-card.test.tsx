import { act, screen, waitFor } from '@testing-library/react'
import { cardProvider } from '../../test/fake-card-provider'
import { fill, open, payButton, ready, settle } from '../../test/checkout-page.fixture'

/** Pay is pressed, and the fields, one of which was lost on its way, let the customer wait. */
const pressAndWait = async () => {
  const come = cardProvider.holdFields()
  const { user } = open({ fulfilmentDetails: ready })
  await fill(user, 'Name on card', 'Maeve Okafor')
  jest.useFakeTimers({ advanceTimers: true })
  await user.click(payButton())
  expect(screen.queryByText(/don’t answer/)).not.toBeInTheDocument()
  act(() => void jest.advanceTimersByTime(8_000))
  expect(screen.getByText('The card fields don’t answer.')).toBeInTheDocument()
  return { come, user }
}

describe('a press on Pay that the card fields never answer', () => {
  afterEach(() => void jest.useRealTimers())

  it('is told so, and pays with fields that are brought once more', async () => {
    const { user } = await pressAndWait()
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged.')
    cardProvider.reset()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText('The card fields don’t answer.')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Name on card')).toHaveValue('Maeve Okafor')
    await user.click(payButton())
    await waitFor(() => expect(cardProvider.confirmations).toHaveLength(1))
    await settle()
  })

  it('goes on by itself once they do answer', async () => {
    const { come } = await pressAndWait()
    act(come)
    await waitFor(() => expect(cardProvider.confirmations).toHaveLength(1))
    expect(screen.queryByText('The card fields don’t answer.')).not.toBeInTheDocument()
    await settle()
  })
})
