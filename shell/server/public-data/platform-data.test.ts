import { listAvailableTimes } from '@galo/contracts/capacity'
import { getMenu } from '@galo/contracts/menu'
import type { ServerResponse } from 'node:http'
import { aPlatform, NO_PLATFORM, type Call, type SmallPlatform } from '../test/a-platform'
import { createPlatformData } from './platform-data'
import type { PlatformCall } from './public-call'

const TOKEN = 'public-menu'
const aMenu = (restaurant: string): PlatformCall => ({
  method: 'POST',
  path: getMenu.path,
  headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
  body: JSON.stringify({ restaurant }),
})

describe('createPlatformData', () => {
  let platform: SmallPlatform
  let answer: (call: Call, response: ServerResponse) => void
  beforeEach(async () => {
    answer = (call, response) => response.setHeader('content-type', 'application/json').end(call.body)
    platform = await aPlatform((call, response) => answer(call, response))
  })
  afterEach(() => platform.close())
  const data = (silenceMs = 5_000, platformUrl = platform.url) =>
    createPlatformData({ platformUrl, menuToken: TOKEN, silenceMs })

  it('asks once for pages and browsers that want the same menu at once', async () => {
    const { forPage, forBrowser } = data()
    const answers = await Promise.all([
      ...Array.from({ length: 100 }, () => forPage(aMenu('deansgate'))),
      ...Array.from({ length: 100 }, () => forBrowser(aMenu('deansgate'))),
    ])
    expect(new Set(answers.map((found) => found?.text))).toEqual(new Set(['{"restaurant":"deansgate"}']))
    expect(platform.calls).toHaveLength(1)
  })

  it('asks for one menu after the other, two at a time, and every page gets its own', async () => {
    let out = 0
    let most = 0
    answer = (call, response) => {
      most = Math.max(most, ++out)
      setImmediate(() => {
        out -= 1
        response.end(call.body)
      })
    }
    const { forPage } = data()
    const names = Array.from({ length: 40 }, (_, index) => `restaurant-${index}`)
    const texts = await Promise.all(names.map(async (name) => (await forPage(aMenu(name))).text))
    expect(texts).toEqual(names.map((restaurant) => JSON.stringify({ restaurant })))
    expect(most).toBe(2)
  })

  it('gives up when the platform says nothing, and tells nobody’s page something old', async () => {
    answer = () => {}
    await expect(data(20).forPage(aMenu('deansgate'))).rejects.toThrow('has not answered in time')
  })

  it('does not let a service that hangs hold up another', async () => {
    answer = ({ path }, response) => void (path === listAvailableTimes.path && response.end('{}'))
    const { forPage } = data()
    const hung = Promise.allSettled([forPage(aMenu('a')), forPage(aMenu('b')), forPage(aMenu('c'))])
    await expect(forPage({ ...aMenu(''), path: listAvailableTimes.path })).resolves.toMatchObject({ status: 200 })
    await platform.close()
    expect((await hung).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
  })

  it('never hands out what was asked with somebody’s own token', async () => {
    const mine = { ...aMenu('deansgate'), headers: { authorization: 'Bearer a.guest.token' } }
    expect(data().forBrowser(mine)).toBeNull()
    expect(platform.calls).toEqual([])
  })

  it('says so when there is no platform', async () => {
    await expect(data(5_000, NO_PLATFORM).forPage(aMenu('deansgate'))).rejects.toThrow()
    await expect(data(5_000, NO_PLATFORM).forBrowser(aMenu('deansgate'))).rejects.toThrow()
  })
})
