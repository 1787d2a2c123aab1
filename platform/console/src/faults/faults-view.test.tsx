import { screen } from '@galo/testing'
import { aFault } from '../test/builders'
import { renderConsole } from '../test/render-console'
import { FaultsView } from './faults-view'

const calls = { calls: [{ method: 'POST', path: '/orders/:id/status', prefix: '/orders/' }] }

describe('The faults', () => {
  it('hand the keyboard from what is healed to the next, and to the list when nothing is broken any more', async () => {
    const left = [aFault('quote'), aFault('menu')]
    const { user } = renderConsole(<FaultsView />, {
      'console.list-faults': () => ({ faults: [...left] }),
      'console.list-breakable-calls': () => calls,
      'console.clear-fault': () => {
        left.shift()
        return { faults: [...left] }
      },
    })
    await user.click((await screen.findAllByRole('button', { name: 'Heal' }))[0]!)
    expect(await screen.findByRole('button', { name: 'Heal' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Nothing is broken on purpose.')).toBeVisible()
    expect(screen.getByRole('list', { name: 'Faults now' })).toHaveFocus()
  })

  it('break a chosen call for a share of its callers', async () => {
    const { user, http } = renderConsole(<FaultsView />, {
      'console.list-faults': () => ({ faults: [] }),
      'console.list-breakable-calls': () => calls,
      'console.add-fault': () => ({ id: 'orders', faults: [aFault('orders', { method: 'POST', share: 0.5 })] }),
    })
    await screen.findByRole('option', { name: 'POST /orders/:id/status' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Call' }), 'POST /orders/:id/status')
    expect(screen.getByLabelText('Path begins with')).toHaveValue('/orders/')
    await user.clear(screen.getByLabelText('Share of calls, %'))
    await user.type(screen.getByLabelText('Share of calls, %'), '50')
    await user.click(screen.getByRole('button', { name: 'Break it' }))
    expect(await screen.findByText('POST /orders · answers 503 · 50% of calls · until cleared')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Broken: /orders/')
    expect(http.calls.at(-1)?.body).toMatchObject({ path: '/orders/', method: 'POST', share: 0.5, times: null })
    // The form keeps it for the next.
    expect(screen.getByLabelText('Share of calls, %')).toHaveValue(50)
  })

  it('ask for no status of what answers none', async () => {
    const { user } = renderConsole(<FaultsView />, {
      'console.list-faults': () => ({ faults: [] }),
      'console.list-breakable-calls': () => calls,
    })
    await user.selectOptions(screen.getByLabelText('What happens'), 'Never answers')
    expect(screen.queryByLabelText('Status')).toBeNull()
  })

  it('say why they can not be read, with a way to try again', async () => {
    let isBroken = true
    const { user } = renderConsole(<FaultsView />, {
      'console.list-breakable-calls': () => calls,
      'console.list-faults': () => {
        if (isBroken) throw new Error('The platform does not answer. Is it running?')
        return { faults: [] }
      },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Is it running?')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing is broken on purpose.')).toBeVisible()
  })
})
