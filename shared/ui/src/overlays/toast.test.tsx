import { render, screen } from '@testing-library/react'
import { Toast } from './toast'

const undo = { label: 'Undo', onPress: () => {} }

describe('Toast', () => {
  it('says what was added, and leaves the button’s name out of it', () => {
    const { rerender } = render(<Toast action={undo} />)
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<Toast action={undo}>Added: Still water</Toast>)
    expect(screen.getByRole('status')).toBe(status)
    expect(status.textContent).toBe('Added: Still water')
    expect(screen.getByRole('button', { name: 'Undo' }).textContent).toBe('Undo')
  })

  it('covers the foot of the page while it says something, so that the focus keeps clear of it', () => {
    const { container, rerender } = render(<Toast />)
    const covering = () => container.querySelectorAll('.covers-foot-twice').length
    expect(covering()).toBe(0)
    rerender(<Toast>Added: Still water</Toast>)
    expect(covering()).toBe(1)
  })
})
