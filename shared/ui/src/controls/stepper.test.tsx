import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Stepper, type StepperProps } from './stepper'

const setUp = (given: Partial<StepperProps> = {}) => {
  const Line = () => {
    const [count, setCount] = useState(given.value ?? 1)
    return <Stepper label="Half chicken" {...given} value={count} onChange={setCount} />
  }
  render(<Line />)
  return userEvent.setup()
}
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const count = () => screen.getByRole('status').textContent

describe('Stepper', () => {
  it('counts up and down, and says the number', async () => {
    const user = setUp()
    await user.click(press('One Half chicken more'))
    await user.click(press('One Half chicken more'))
    expect(count()).toBe('3')
    await user.click(press('One Half chicken fewer'))
    expect(count()).toBe('2')
  })

  it('stops at one', async () => {
    const user = setUp()
    await user.click(press('One Half chicken fewer'))
    expect(count()).toBe('1')
    expect(press('One Half chicken fewer').getAttribute('aria-disabled')).toBe('true')
  })

  it('does not lose the place of who counts down by keyboard', async () => {
    const user = setUp({ value: 2 })
    press('One Half chicken fewer').focus()
    await user.keyboard('{Enter}{Enter}')
    expect(count()).toBe('1')
    expect(document.activeElement).toBe(press('One Half chicken fewer'))
    expect(press('One Half chicken fewer').disabled).toBe(false)
  })

  it('offers the bin at one where the last can go', async () => {
    const onRemove = jest.fn()
    const user = setUp({ onRemove, value: 2 })
    await user.click(press('One Half chicken fewer'))
    expect(onRemove).not.toHaveBeenCalled()
    await user.click(press('Remove Half chicken'))
    expect(onRemove).toHaveBeenCalledTimes(1)
    expect(count()).toBe('1')
  })

  it('stops at the most there may be', async () => {
    const user = setUp({ value: 20, max: 20 })
    await user.click(press('One Half chicken more'))
    expect(count()).toBe('20')
    expect(press('One Half chicken more').getAttribute('aria-disabled')).toBe('true')
  })
})
