import { runTestPlatform } from '../../../proof/world/start-test-platform'

const platform = runTestPlatform()
const script = (key: string) => fetch(`${platform.url}/stand-ins/fraud/v1/client.js?key=${key}`)

describe('the fraud service, standing in', () => {
  it('hands its script to who names a site of ours, and to nobody else', async () => {
    const answer = await script('galo-fraud')
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(await answer.text()).toContain('window.Sigmund')
    expect((await script('somebody-else')).status).toBe(403)
  })
})
