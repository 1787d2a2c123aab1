import { Hono } from 'hono'
import { aPlatform, NO_PLATFORM } from '../test/a-platform'
import { convertPlace, showResults } from './locator'

const siteOver = (platformUrl: string) =>
  new Hono().get('*', showResults).get(
    '/js/geo/convert/place',
    convertPlace({ platformUrl }, 'IE', () => {}),
  )

const sentTo = async (path: string, platformUrl = NO_PLATFORM) => {
  const answer = await siteOver(platformUrl).request(path)
  return [answer.status, answer.headers.get('location')]
}

describe('The locator form', () => {
  it('leads to the page of results with the words of the field', async () => {
    expect(await sentTo('/restaurants/search?q=M3+4EN&theme=dark')).toEqual([
      302,
      '/order/search/results?q=M3+4EN&fulfilment=collection',
    ])
  })

  it.each(['', '?q=', '?q=+', '?lat=53.34'])('asks where somebody is who sent %s', async (search) => {
    expect(await sentTo(`/restaurants/search${search}`)).toEqual([302, '/order/search'])
  })

  it('leads on with a position alone', async () => {
    expect(await sentTo('/restaurants/search?lat=53.34&lon=-6.25')).toEqual([
      302,
      '/order/search/results?lat=53.34&lon=-6.25&fulfilment=collection',
    ])
  })

  it('follows where the platform says a place is, asked for this market', async () => {
    const platform = await aPlatform((_call, response) => {
      response.writeHead(302, { location: '/restaurants/search?q=D2&lat=53.34&lon=-6.25' })
      response.end()
    })
    expect(await sentTo('/js/geo/convert/place?place=D2&market=UK', platform.url)).toEqual([
      302,
      '/restaurants/search?q=D2&lat=53.34&lon=-6.25',
    ])
    expect(platform.calls).toMatchObject([{ path: '/js/geo/convert/place?place=D2&market=IE' }])
    await platform.close()
  })

  it('never leaves the site, whatever the platform answers', async () => {
    const platform = await aPlatform((_call, response) => {
      response.writeHead(302, { location: '//evil.example' })
      response.end()
    })
    expect(await sentTo('/js/geo/convert/place?place=D2', platform.url)).toEqual([
      302,
      '/order/search/results?q=D2&fulfilment=collection',
    ])
    await platform.close()
  })

  it('searches with the words themselves when the platform does not answer', async () => {
    expect(await sentTo('/js/geo/convert/place?place=Cork')).toEqual([
      302,
      '/order/search/results?q=Cork&fulfilment=collection',
    ])
  })
})
