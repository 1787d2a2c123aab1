import { aRoute, createFakeRemotes, createFakeServices, menu, noPageData, codeOf, shows } from '../test/a-visit'
import { anEntry, match, rendered, url, withCode } from '../test/page-entry.fixture'
import { createRegistry } from '../remotes/remote-registry'
import { createPageEntry } from './page-entry'

describe('a page whose code can’t be had', () => {
  it('leaves the server’s page alone when a remote hands over another page than it declared', async () => {
    const entry = anEntry(await withCode(aRoute({ id: 'menu.other' })), rendered)
    await shows(entry, 'unavailable')
    expect(entry.staysReadable).toBe(true)
    expect(entry.get()).toMatchObject({ kind: 'unavailable', reason: 'broken-release' })
  })

  it('comes by itself when its code comes after all', async () => {
    const remotes = createFakeRemotes()
    const entry = anEntry(remotes)
    remotes.fail(menu, './menu.restaurant')
    await shows(entry, 'unavailable')
    await remotes.arrive(menu, './menu.restaurant', codeOf(aRoute()))
    await shows(entry, 'ready')
  })

  it('says that the device is offline when that is why the code can’t be had', async () => {
    const remotes = createFakeRemotes()
    const entry = createPageEntry({
      match,
      url,
      registry: remotes.registry,
      services: createFakeServices(),
      fetchPageData: noPageData,
      isOnline: () => false,
    })
    remotes.fail(menu, './menu.restaurant')
    await shows(entry, 'unavailable')
    expect(entry.get()).toMatchObject({ kind: 'unavailable', reason: 'network' })
  })

  it('offers no second try of code that came as released and threw', async () => {
    const remotes = createFakeRemotes()
    const entry = anEntry(remotes)
    remotes.break(menu, './menu.restaurant')
    await shows(entry, 'unavailable')
    expect(entry.get()).toMatchObject({ kind: 'unavailable', reason: 'broken-release' })
  })

  it('offers another document once code that was waited for twice hangs for good', async () => {
    const registry = createRegistry({
      loadExposed: () => new Promise(() => {}),
      deadlineMs: 8_000,
      wait: () => Promise.resolve(),
      report: () => {},
    })
    const entry = createPageEntry({ match, url, registry, services: createFakeServices(), fetchPageData: noPageData })
    await shows(entry, 'unavailable')
    expect(entry.get()).toMatchObject({ kind: 'unavailable', reason: 'remote-unavailable' })
    entry.retry()
    await shows(entry, 'unavailable')
    expect(entry.get()).toMatchObject({ kind: 'unavailable', reason: 'broken-release' })
  })

  describe('code that was lost twice', () => {
    const afterTwoTries = async (answers: boolean) => {
      const remotes = createFakeRemotes()
      const siteAnswers = jest.fn(() => Promise.resolve(answers))
      const { registry } = remotes
      const services = createFakeServices()
      const entry = createPageEntry({ match, url, registry, services, fetchPageData: noPageData, siteAnswers })
      remotes.fail(menu, './menu.restaurant')
      await shows(entry, 'unavailable')
      expect(entry.get()).toMatchObject({ kind: 'unavailable', reason: 'remote-unavailable' })
      expect(siteAnswers).not.toHaveBeenCalled()
      entry.retry()
      await Promise.resolve()
      remotes.fail(menu, './menu.restaurant')
      await shows(entry, 'unavailable')
      return entry.get()
    }

    it('does not leave the customer of a release that was taken back pressing Try again for ever', async () => {
      expect(await afterTwoTries(true)).toMatchObject({ kind: 'unavailable', reason: 'broken-release' })
    })

    it('sends nobody to a document that can’t be had while the site is silent', async () => {
      expect(await afterTwoTries(false)).toMatchObject({ kind: 'unavailable', reason: 'remote-unavailable' })
    })
  })
})
