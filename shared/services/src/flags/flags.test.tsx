/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createFlags, type FlagKey, type Flags } from './flags'
import { ServicesProvider, type Services } from '../services'
import { useFlag } from './use-flag'

const key = 'chicken-availability-banner' as FlagKey
const Shown = () => <p>{String(useFlag(key))}</p>
const page = (flags: Flags) => (
  <ServicesProvider services={{ flags, config: { market: 'UK', language: 'en' } } as unknown as Services}>
    <Shown />
  </ServicesProvider>
)

describe('A flag on a page', () => {
  it('is first what the server drew with, whatever has been switched before the page lives', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page(createFlags({ [key]: true })))
    const flags = createFlags({ [key]: true })
    flags.replace({ [key]: false })
    const mismatches: unknown[] = []
    await act(async () => {
      hydrateRoot(container, page(flags), { onRecoverableError: (error) => mismatches.push(error) })
    })
    expect(mismatches).toEqual([])
    expect(screen.getByText('false').isConnected).toBe(true)
  })

  it('changes where it is read when it is switched', async () => {
    const flags = createFlags({ [key]: false })
    const heard: unknown[] = []
    const stop = flags.subscribe(() => heard.push(flags.get(key)))
    flags.replace({ [key]: true })
    stop()
    flags.replace({ [key]: false })
    expect(heard).toEqual([true])
    expect(flags.getInitial(key)).toBe(false)
  })
})
