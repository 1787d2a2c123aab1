import type { Visit } from '../../shared/visit'
import { aDish, aRoute, createFakeRemotes, createFakeServices, menu, noPageData, codeOf, shows } from '../test/a-visit'
import { anEntry, match, rendered, url, withCode } from '../test/page-entry.fixture'
import { createPageEntry } from './page-entry'

const skeleton: Pick<Visit, 'rendered' | 'result'> = { rendered: 'skeleton', result: null }

describe('createPageEntry of the first view', () => {
  it('is ready at once when the server rendered it and its code is here, and loads nothing again', async () => {
    const load = jest.fn(async () => aDish('Another'))
    const entry = anEntry(await withCode(aRoute({ load })), rendered)
    expect(entry.get()).toMatchObject({ kind: 'ready', result: { data: { name: 'Half chicken' } } })
    expect(entry.getInitial()).toBe(entry.get())
    expect(entry.awaited()).toBeNull()
    expect(load).not.toHaveBeenCalled()
  })

  it('keeps hydration waiting for late code, then is what the server showed', async () => {
    const load = jest.fn(async () => aDish('Another'))
    const remotes = createFakeRemotes()
    const entry = anEntry(remotes, rendered)
    const awaited = entry.awaited()
    expect(awaited).not.toBeNull()
    await remotes.arrive(menu, './menu.restaurant', codeOf(aRoute({ load })))
    await awaited
    expect(entry.awaited()).toBe(awaited)
    expect(entry.getInitial()).toMatchObject({ kind: 'ready', result: { data: { name: 'Half chicken' } } })
    await shows(entry, 'ready')
    expect(load).not.toHaveBeenCalled()
  })

  it('starts as the skeleton the server sent and goes on with the data', async () => {
    const entry = anEntry(await withCode(), skeleton)
    expect(entry.getInitial()).toMatchObject({ kind: 'loading-data' })
    await shows(entry, 'ready')
    expect(entry.getInitial()).toMatchObject({ kind: 'loading-data' })
  })

  it('starts as the general skeleton where the server drew the chrome only, even with the code here', async () => {
    const entry = anEntry(await withCode(), { rendered: 'chrome', result: null })
    expect(entry.getInitial()).toEqual({ kind: 'loading-code' })
    expect(entry.awaited()).toBeNull()
    await shows(entry, 'ready')
  })

  it('keeps hydration waiting while its code can’t be had, and has the page after trying again', async () => {
    const remotes = createFakeRemotes()
    const entry = anEntry(remotes, rendered)
    expect(entry.staysReadable).toBe(true)
    remotes.fail(menu, './menu.restaurant')
    await shows(entry, 'unavailable')
    expect(entry.get()).toMatchObject({ kind: 'unavailable', reason: 'remote-unavailable' })

    void remotes.arrive(menu, './menu.restaurant', codeOf(aRoute()))
    entry.retry()
    await entry.awaited()
    expect(entry.getInitial()).toMatchObject({ kind: 'ready', result: { data: { name: 'Half chicken' } } })
    await shows(entry, 'ready')
  })

  it('gives a skeleton up when its code can’t be had: there is nothing to read', async () => {
    const remotes = createFakeRemotes()
    const entry = anEntry(remotes, skeleton)
    expect(entry.staysReadable).toBe(false)
    remotes.fail(menu, './menu.restaurant')
    await entry.awaited()
    expect(entry.getInitial()).toMatchObject({ kind: 'unavailable', reason: 'remote-unavailable' })
  })

  it('fetches nothing on the server', async () => {
    const load = jest.fn(async () => aDish('Another'))
    const remotes = await withCode(aRoute({ load }))
    createPageEntry({
      match,
      url,
      registry: remotes.registry,
      services: createFakeServices(),
      fetchPageData: noPageData,
      arrived: skeleton,
      passive: true,
    })
    expect(load).not.toHaveBeenCalled()
  })
})
