import { loadFraud } from './load-fraud'

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')]
const settings = (key: string) => ({ key, apiUrl: 'https://fraud.test' })

afterEach(() => {
  for (const script of scripts()) script.remove()
  delete window.Sigmund
})

describe('loadFraud', () => {
  it('brings the service’s script once, with the site’s key, and starts it', async () => {
    const load = loadFraud(settings('one'))
    expect(loadFraud(settings('one'))).toBe(load)
    expect(scripts().map(({ src }) => src)).toEqual(['https://fraud.test/v1/client.js?key=one'])
    window.Sigmund = { start: ({ key }) => ({ deviceId: () => `device of ${key}` }) }
    scripts()[0]?.dispatchEvent(new Event('load'))
    const answer = await load
    expect(answer.kind === 'ready' && answer.client.deviceId()).toBe('device of one')
  })

  it('answers that it is blocked, and stays so, when the network or the key says no', async () => {
    const load = loadFraud(settings('two'))
    scripts()[0]?.dispatchEvent(new Event('error'))
    expect(await load).toEqual({ kind: 'blocked', reason: 'The fraud script could not be loaded' })
    expect(scripts()).toEqual([])
    expect(loadFraud(settings('two'))).toBe(load)
  })

  it('is blocked by a script that defines nothing, and by one that never comes', async () => {
    const empty = loadFraud(settings('three'))
    scripts()[0]?.dispatchEvent(new Event('load'))
    expect(await empty).toMatchObject({ kind: 'blocked' })
    jest.useFakeTimers()
    const silent = loadFraud(settings('four'))
    await jest.advanceTimersByTimeAsync(5_000)
    expect(await silent).toMatchObject({ kind: 'blocked' })
    jest.useRealTimers()
  })
})
