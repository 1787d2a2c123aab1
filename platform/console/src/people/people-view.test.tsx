import { screen, waitFor, within } from '@galo/testing'
import type { Customer } from '../../calls'
import { aCustomer } from '../test/builders'
import { renderConsole } from '../test/render-console'
import { PeopleView } from './people-view'

const row = (name: string) =>
  within(screen.getAllByRole('listitem').find((each) => within(each).queryByText(`${name} Lopes`) !== null)!)

const start = async () => {
  const cards: Record<string, NonNullable<Customer['card']>> = {
    ana: { cardNumber: 'ana-1', chillies: 1, rewards: [] },
    ben: { cardNumber: 'ben-1', chillies: 2, rewards: [] },
  }
  const started = renderConsole(<PeopleView />, {
    'console.list-codes': () => ({ codes: [] }),
    'console.find-customers': () => ({
      customers: [aCustomer('Ana', { card: cards['ana']! }), aCustomer('Ben', { card: cards['ben']! })],
    }),
    'console.sign-out-everywhere': () => ({ id: 'ben' }),
    'console.set-balance': () => {
      cards['ana'] = { ...cards['ana']!, chillies: 4 }
      return { chillies: 4 }
    },
    'console.give-reward': () => {
      const reward = { id: 'r', type: 'RED', expiresAt: '2026-12-17T18:00:00Z', state: 'banked' } as const
      cards['ana'] = { ...cards['ana']!, rewards: [reward] }
      return { type: 'RED' }
    },
  })
  await screen.findByText('Ana Lopes')
  return started
}

describe('The customers', () => {
  it('keep the keyboard on Set and Give, and what is typed for somebody else', async () => {
    const { user } = await start()
    await user.clear(row('Ben').getByLabelText('Chillies'))
    await user.type(row('Ben').getByLabelText('Chillies'), '9')
    await user.clear(row('Ana').getByLabelText('Chillies'))
    await user.type(row('Ana').getByLabelText('Chillies'), '4')
    await user.click(row('Ana').getByRole('button', { name: 'Set' }))
    expect(await screen.findByText('Ana Lopes has 4 chillies')).toBeVisible()
    expect(row('Ana').getByRole('button', { name: 'Set' })).toHaveFocus()
    await user.selectOptions(row('Ana').getByLabelText('Reward'), 'RED')
    await user.click(row('Ana').getByRole('button', { name: 'Give' }))
    expect(await row('Ana').findByText(/1 red/)).toBeVisible()
    expect(row('Ana').getByRole('button', { name: 'Give' })).toHaveFocus()
    expect(row('Ben').getByLabelText('Chillies')).toHaveValue(9)
  })

  it('are signed out everywhere by a press, which says so', async () => {
    const { user, http } = await start()
    await user.click(row('Ben').getByRole('button', { name: 'Sign out everywhere' }))
    expect(await screen.findByText('Ben Lopes is signed out everywhere')).toBeVisible()
    expect(http.calls.at(-1)).toMatchObject({ method: 'POST', path: '/customers/ben/sign-out' })
  })

  it('lose no chillies to a figure that is left empty', async () => {
    const { user, http } = await start()
    const asked = http.calls.length
    await user.clear(row('Ana').getByLabelText('Chillies'))
    await user.click(row('Ana').getByRole('button', { name: 'Set' }))
    expect(http.calls).toHaveLength(asked)
  })

  it('are looked for when the typing stops, and stay in sight until then', async () => {
    const { user, http } = await start()
    await user.type(screen.getByLabelText('Find somebody'), 'ana')
    expect(screen.getByText('Ben Lopes')).toBeVisible()
    await waitFor(() => expect(http.calls.at(-1)?.query).toEqual({ find: 'ana' }))
    expect(await screen.findByText('Ana Lopes')).toBeVisible()
  })
})
