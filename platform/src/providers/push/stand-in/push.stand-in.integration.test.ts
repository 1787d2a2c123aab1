import { generateVAPIDKeys } from 'web-push'
import { aPushBrowser } from '../../../proof/world/push-browser'
import { runTestPlatform } from '../../../proof/world/start-test-platform'
import { DEVELOPMENT_VAPID } from '../../../kernel/push-settings'
import { pushServices } from '../library/push.services'
import type { PushServices } from '../port'

const platform = runTestPlatform()
const standIn = () => `${platform.url}/stand-ins/push`
const send = (services: PushServices, name?: string) =>
  services.send({ device: aPushBrowser(platform.url, name).device, payload: 'x', topic: 'one', keepS: 60 })

describe('The push service’s stand-in', () => {
  it('takes what is signed by the key that browsers here subscribe for', async () => {
    expect(await send(pushServices(DEVELOPMENT_VAPID, standIn()))).toEqual({ kind: 'answered', status: 201 })
    const stranger = pushServices({ ...generateVAPIDKeys(), subject: 'mailto:push@galo.test' }, standIn())
    expect(await send(stranger)).toEqual({ kind: 'answered', status: 403 })
  })

  it('knows no browser that was thrown away', async () =>
    expect(await send(pushServices(DEVELOPMENT_VAPID, standIn()), 'gone-1')).toEqual({ kind: 'answered', status: 410 }))

  it.each([
    {},
    { authorization: 'vapid t=a.b.c, k=abc' },
    { authorization: `vapid t=a.b.c, k=${DEVELOPMENT_VAPID.publicKey}` },
  ])('refuses what nobody signed: %j', async (headers: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${standIn()}/somebody`, { method: 'POST', headers, body: 'x' })
    expect(answer.status).toBe(403)
  })
})
