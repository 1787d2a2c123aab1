import { screen, waitFor } from '@galo/testing'
import { aLogEntry } from '../test/builders'
import { renderConsole } from '../test/render-console'
import { LogsView } from './logs-view'

describe('The logs', () => {
  it('come in by themselves, as far as they were asked for', async () => {
    const { user, pushEvent, http } = renderConsole(<LogsView />, {
      'console.read-logs': () => ({ entries: [aLogEntry({ id: 1, message: 'First' })] }),
    })
    expect(await screen.findByText('First')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Level'), 'error')
    await waitFor(() => expect(http.calls.at(-1)?.query).toEqual({ level: 'error' }))
    await pushEvent({
      name: 'logs',
      data: {
        entries: [aLogEntry({ id: 2, message: 'Second' }), aLogEntry({ id: 3, level: 'info', message: 'Third' })],
      },
    })
    expect(
      screen.getAllByRole('listitem').map(({ textContent }) => /First|Second|Third/.exec(textContent)?.[0]),
    ).toEqual(['Second', 'First'])
  })

  it('are emptied', async () => {
    let entries = [aLogEntry()]
    const { user } = renderConsole(<LogsView />, {
      'console.read-logs': () => ({ entries }),
      'console.clear-logs': () => ({ entries: (entries = []) }),
    })
    await screen.findByText('Something broke')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('Nobody has told anything yet.')).toBeVisible()
    expect(screen.getByText('The log is empty')).toBeVisible()
  })
})
