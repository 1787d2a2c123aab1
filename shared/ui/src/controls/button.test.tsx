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

  it('says what it is doing while busy, keeps the focus and takes no second press', async () => {
    const pay = jest.fn()
    const sent = jest.fn()
    const form = (busy: boolean | string) => (
      <form onSubmit={sent}>
        <Button type="submit" busy={busy} onClick={pay}>
          Pay £21.30
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    const button = screen.getByRole('button', { name: 'Pay £21.30' })
    button.focus()
    rerender(form('Paying'))
    expect(screen.getByRole('button', { name: 'Paying' })).toBe(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(pay).not.toHaveBeenCalled()
    expect(sent).not.toHaveBeenCalled()
  })

  it('keeps its own words while busy without others', () => {
    render(<Button busy>Try again</Button>)
    screen.getByRole('button', { name: 'Try again' })
  })
})
