import { evaluateFlags } from '@galo/contracts/flags'
import { createApi } from '../../proof/world/api'
import { readEvents } from '../../proof/world/read-events'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const DOUBLE = 'double-chillies'

const platform = runTestPlatform()

const ask = (key: string, context?: object) => createApi(platform.url).post(`${evaluateFlags.path}/${key}`, { context })
const change = (key: string, body: object) => platform.console.put(`/console/api/flags/${key}`, body)
const askAll = (context: object, headers: Record<string, string> = {}) =>
  fetch(`${platform.url}${evaluateFlags.path}`, { method: 'POST', body: JSON.stringify({ context }), headers })

describe('A feature flag', () => {
  it('answers with variant, value and reason, as OpenFeature expects', async () => {
    expect((await ask('pin-drop', { targetingKey: 'v-1' })).body).toEqual({
      key: 'pin-drop',
      reason: 'STATIC',
      variant: 'on',
      value: true,
    })
    expect((await ask(DOUBLE)).body).toMatchObject({ reason: 'DISABLED', value: false })
  })

  it('says by its codes what was wrong', async () => {
    expect(await ask('no-such-flag')).toMatchObject({
      status: 404,
      body: { key: 'no-such-flag', errorCode: 'FLAG_NOT_FOUND', errorDetails: expect.any(String) },
    })
    expect(await createApi(platform.url).post(`${evaluateFlags.path}/pin-drop`, '{')).toMatchObject({
      status: 400,
      body: { key: 'pin-drop', errorCode: 'PARSE_ERROR' },
    })
    expect(await ask('pin-drop', { targetingKey: 7 })).toMatchObject({
      status: 400,
      body: { errorCode: 'INVALID_CONTEXT' },
    })
    expect([400, 404]).toContain((await ask('%00')).status)
  })

  it('is switched in the console for one market or a share of visitors, and every console hears of it', async () => {
    const events = await readEvents(`${platform.url}/console/api/events`)
    await events.until('board')
    await change(DOUBLE, { isOn: true, defaultVariant: 'off', rules: [{ market: 'IE', percent: 100, variant: 'on' }] })
    expect((await events.until('flags')).data.flags).toContainEqual(
      expect.objectContaining({ key: DOUBLE, isOn: true }),
    )
    events.close()
    expect((await ask(DOUBLE, { market: 'IE' })).body).toMatchObject({ value: true, reason: 'TARGETING_MATCH' })
    expect((await ask(DOUBLE, { market: 'UK' })).body).toMatchObject({ value: false, reason: 'DEFAULT' })

    await change(DOUBLE, { rules: [{ percent: 50, variant: 'on' }] })
    const values = []
    for (let visitor = 0; visitor < 40; visitor += 1)
      values.push((await ask(DOUBLE, { targetingKey: `v-${visitor}` })).body.value)
    expect(new Set(values)).toEqual(new Set([true, false]))
    expect((await ask(DOUBLE, {})).body).toMatchObject({ errorCode: 'TARGETING_KEY_MISSING' })
    await change(DOUBLE, { isOn: false, rules: [] })
  })

  it('can not be set to a variant it does not have, and an unknown one not at all', async () => {
    expect((await change(DOUBLE, { defaultVariant: 'maybe' })).status).toBe(400)
    expect((await change(DOUBLE, { rules: [{ percent: 101, variant: 'on' }] })).status).toBe(400)
    expect((await change('no-such-flag', { isOn: true })).status).toBe(404)
  })
})

it('answers all flags at once, and nothing when nothing has changed for this visitor', async () => {
  const first = await askAll({ targetingKey: 'v-1', market: 'UK' })
  const etag = first.headers.get('etag') ?? ''
  const { flags } = (await first.json()) as { readonly flags: readonly { readonly key: string }[] }
  expect(flags.map(({ key }) => key)).toEqual(expect.arrayContaining(['pin-drop', DOUBLE]))
  expect((await askAll({ targetingKey: 'v-1', market: 'UK' }, { 'if-none-match': etag })).status).toBe(304)
  await change('pin-drop', { isOn: false })
  expect((await askAll({ targetingKey: 'v-1', market: 'UK' }, { 'if-none-match': etag })).status).toBe(200)
})
