import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckoutSection, type CheckoutSectionProps } from './checkout-section'

const setUp = (state: CheckoutSectionProps['state'], onEdit = jest.fn()) => {
  render(
    <CheckoutSection
      number={2}
      title="When"
      state={state}
      summary="Today, 18:40"
      hint="Cooked to land."
      onEdit={onEdit}
    >
      <p>Times</p>
    </CheckoutSection>,
  )
  return onEdit
}

describe('CheckoutSection', () => {
  it('shows its questions while open', () => {
    setUp('open')
    screen.getByRole('region', { name: 'When' })
    screen.getByText('Times')
    screen.getByText('Cooked to land.')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('sums up when done, and says so, and can be opened again', async () => {
    const onEdit = setUp('done')
    expect(screen.queryByText('Times')).toBeNull()
    screen.getByText('Today, 18:40')
    screen.getByText('Done')
    await userEvent.click(screen.getByRole('button', { name: 'Edit when' }))
    expect(onEdit).toHaveBeenCalledTimes(1)
  })

  it('waits its turn without questions or Edit', () => {
    setUp('locked')
    expect(screen.queryByText('Times')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
