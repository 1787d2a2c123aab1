import type { AppEnvironment } from '../app-environment'
import { startPage, type StartParts } from './start-page'

const ENVIRONMENT = {} as AppEnvironment

/** Parts that note when they run; the first page's code comes when `firstPage` is resolved. */
const aStart = (changed: Partial<StartParts> = {}, firstPage: Promise<void> = Promise.resolve()) => {
  const done: string[] = []
  const log = jest.fn()
  const environment = Object.assign(Object.create(ENVIRONMENT) as AppEnvironment, { services: { log } })
  const code = (name: string) => async () => void done.push(name)
  const act = (name: string) => async () => () => void done.push(name)
  const parts: StartParts = {
    code: [code('sharing'), code('state')],
    open: async () => () => {
      done.push('open')
      return environment
    },
    loadFirstPage: async () => () => {
      done.push('ask for the page')
      return firstPage
    },
    drawing: [code('react'), code('app')],
    words: code('words'),
    hydrate: act('hydrate'),
    accompany: act('accompany'),
    ...changed,
  }
  return { done, log, parts }
}

const failing = (message: string) => () => Promise.reject(new Error(message))

describe('the start of a page', () => {
  beforeEach(() => Object.defineProperty(self, 'scheduler', { configurable: true, value: { yield: async () => {} } }))
  afterEach(() => void Reflect.deleteProperty(self, 'scheduler'))

  it('does each part once, and asks for the page before it has what the page is drawn with', async () => {
    const { done, parts } = aStart()
    await startPage(parts)
    expect(done).toEqual([
      'sharing',
      'state',
      'open',
      'ask for the page',
      'react',
      'app',
      'words',
      'hydrate',
      'accompany',
    ])
  })

  it('gives the browser a turn before every part', async () => {
    const { done, parts } = aStart()
    const turns = jest.fn(async () => void done.push('–'))
    Object.defineProperty(self, 'scheduler', { configurable: true, value: { yield: turns } })
    await startPage(parts)
    const heavy = ['sharing', 'state', 'open', 'react', 'app', 'hydrate', 'accompany']
    expect(heavy.filter((part) => done[done.indexOf(part) - 1] !== '–')).toEqual([])
  })

  it('hydrates when the page’s code is here, not before', async () => {
    let come = () => {}
    const { done, parts } = aStart({}, new Promise((resolve) => (come = resolve)))
    const started = startPage(parts)
    await new Promise((resolve) => setTimeout(resolve))
    expect(done.at(-1)).toBe('words')
    come()
    await started
    expect(done.slice(-2)).toEqual(['hydrate', 'accompany'])
  })

  it.each(['code', 'drawing'] as const)(
    'is given up where a piece of %s throws, and nothing after it runs',
    async (name) => {
      const { done, parts } = aStart({ [name]: [failing('broken')] })
      await expect(startPage(parts)).rejects.toThrow('broken')
      expect(done).not.toContain('hydrate')
    },
  )

  it('is given up where the page can’t be hydrated', async () => {
    const { done, parts } = aStart({
      hydrate: async () => () => {
        throw new Error('no root')
      },
    })
    await expect(startPage(parts)).rejects.toThrow('no root')
    expect(done).not.toContain('accompany')
  })

  it('outlives what goes on beside the page, and says what failed', async () => {
    const { log, parts } = aStart({ accompany: failing('no connection to follow') })
    await startPage(parts)
    expect(log).toHaveBeenCalledWith('error', 'What goes on beside the page could not start', {
      error: new Error('no connection to follow'),
    })
  })
})
