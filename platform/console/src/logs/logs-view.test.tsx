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

  it('show one trace as it happened, asked for by the reference somebody read out or by a press on one of its lines', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const entries = [
      aLogEntry({ id: 2, message: 'Browser', traceId, at: '2026-11-17T12:00:02Z' }),
      aLogEntry({ id: 1, message: 'Platform', traceId, at: '2026-11-17T12:00:01Z' }),
    ]
    const { user, http } = renderConsole(<LogsView />, { 'console.read-logs': () => ({ entries }) })
    await user.click((await screen.findAllByRole('button', { name: '4bf92f35, show this trace' }))[0] as HTMLElement)
    await waitFor(() => expect(http.calls.at(-1)?.query).toEqual({ trace: traceId }))
    expect(screen.getByLabelText('Contains, or a reference')).toHaveValue(traceId)
    await waitFor(() =>
      expect(
        screen.getAllByRole('listitem').map(({ textContent }) => /Browser|Platform/.exec(textContent)?.[0]),
      ).toEqual(['Platform', 'Browser']),
    )
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
