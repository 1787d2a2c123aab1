import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button'

describe('Button', () => {
  it('does not send a form unless it is asked to', async () => {
    const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={sent}>
        <Button>Show more</Button>
        <Button type="submit">Pay</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(sent).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    expect(sent).toHaveBeenCalledTimes(1)
  })
})
