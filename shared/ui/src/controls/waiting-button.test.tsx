import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WaitingButton } from './waiting-button'

describe('A button whose answer is waited for', () => {
  it('says what it is doing while busy, keeps the focus and takes no second press', async () => {
    const pay = jest.fn()
    const sent = jest.fn()
    const form = (busy: boolean | string) => (
      <form onSubmit={sent}>
        <WaitingButton type="submit" busy={busy} onClick={pay}>
          Pay £21.30
        </WaitingButton>
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
    render(<WaitingButton busy>Try again</WaitingButton>)
    screen.getByRole('button', { name: 'Try again' })
  })

  describe('when the answer takes long', () => {
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => void jest.useRealTimers())
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
    const saving = (busy: boolean | string) => <WaitingButton busy={busy}>Save</WaitingButton>

    it('says after two seconds, aloud too, that it is still at work, until there is an answer', () => {
      const { rerender } = render(saving('Saving'))
      pass(1_999)
      expect(screen.getByRole('status').textContent).toBe('')
      pass(1)
      expect(screen.getByRole('status').textContent).toBe('Still working on it…')
      screen.getByRole('button', { name: 'Saving Still working on it…' })
      rerender(saving(false))
      expect(screen.queryByRole('status')).toBeNull()
      screen.getByRole('button', { name: 'Save' })
    })

    it('counts from the press, whatever it does meanwhile, and anew from the next', () => {
      const { rerender } = render(saving('Checking'))
      pass(1_500)
      rerender(saving('Paying'))
      pass(500)
      screen.getByRole('button', { name: 'Paying Still working on it…' })
      rerender(saving(false))
      rerender(saving('Checking'))
      pass(1_999)
      screen.getByRole('button', { name: 'Checking' })
    })
  })
})
