import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MenuItemCard } from './menu-item-card'

describe('MenuItemCard', () => {
  it('opens by its name and adds by its petal, one or the other', async () => {
    const onOpen = jest.fn()
    const onAdd = jest.fn()
    render(<MenuItemCard name="Half chicken" price="£10.95" onOpen={onOpen} onAdd={onAdd} />)
    await userEvent.click(screen.getByRole('button', { name: 'Half chicken' }))
    expect([onOpen.mock.calls.length, onAdd.mock.calls.length]).toEqual([1, 0])
    await userEvent.click(screen.getByRole('button', { name: 'Add Half chicken' }))
    expect([onOpen.mock.calls.length, onAdd.mock.calls.length]).toEqual([1, 1])
  })

  it('can be read but not added when sold out', () => {
    render(<MenuItemCard name="Half chicken" price="£10.95" onOpen={() => {}} onAdd={() => {}} soldOut />)
    screen.getByText('Sold out')
    expect(screen.queryByRole('button', { name: 'Add Half chicken' })).toBeNull()
    screen.getByRole('button', { name: 'Half chicken' })
  })

  it('opens by a link where opening has an address', () => {
    render(<MenuItemCard name="Half chicken" price="£10.95" component="a" openProps={{ href: '#half-chicken' }} />)
    expect(screen.getByRole('link', { name: 'Half chicken' }).getAttribute('href')).toBe('#half-chicken')
  })
})
