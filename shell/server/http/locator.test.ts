import { Hono } from 'hono'
import { aPlatform, NO_PLATFORM } from '../test/a-platform'
import { convertPlace } from './locator'

const siteOver = (platformUrl: string) =>
  new Hono().get(
    '/js/geo/convert/place',
    convertPlace({ platformUrl }, 'IE', () => {}),
  )

const sentTo = async (path: string, platformUrl = NO_PLATFORM) => {
  const answer = await siteOver(platformUrl).request(path)
  return [answer.status, answer.headers.get('location')]
}

describe('A place that is to be converted', () => {
  it('is followed to where the platform says it is, asked for this market', async () => {
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

  it('never leads from the site, whatever the platform answers', async () => {
    const platform = await aPlatform((_call, response) => {
      response.writeHead(302, { location: '//evil.example' })
      response.end()
    })
    expect(await sentTo('/js/geo/convert/place?place=D2', platform.url)).toEqual([302, '/restaurants/search?q=D2'])
    await platform.close()
  })

  it.each([
    ['?place=Cork', '?q=Cork'],
    ['?lat=53.34&lon=-6.25&destination=restaurants/search', '?lat=53.34&lon=-6.25'],
    ['?place=+', ''],
    ['', ''],
  ])('goes on as it is to the page that searches when the platform does not answer: %s', async (asked, search) => {
    expect(await sentTo(`/js/geo/convert/place${asked}`)).toEqual([302, `/restaurants/search${search}`])
  })
})
