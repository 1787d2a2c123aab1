import { aPlatform } from '../test/a-platform'
import { recordProof } from './record-proof'

const proof = {
  id: '5f0c2c3e-7f0e-4c58-9a55-0f6c5b1d2a11',
  market: 'UK',
  measure: false,
  record: false,
  answer: 'reject',
  wordsVersion: 1,
  decidedAt: '2026-11-18T12:05:00.000Z',
} as const

const recordAt = async (statuses: readonly number[]) => {
  let asked = 0
  const platform = await aPlatform((_call, response) => {
    response.statusCode = statuses[asked++] ?? 500
    response.end('{}')
  })
  const lines: unknown[] = []
  await recordProof(
    { platformUrl: platform.url, clientSecret: 's' },
    (level, message, details) => void lines.push([level, message, details]),
    proof,
    async () => {},
  )
  await platform.close()
  return { asked, lines }
}

describe('the proof of what was said', () => {
  it('is sent once to a platform that keeps it', async () =>
    expect(await recordAt([201])).toEqual({ asked: 1, lines: [] }))

  it('is sent again while the platform is away', async () =>
    expect(await recordAt([503, 503, 201])).toEqual({ asked: 3, lines: [] }))

  it('stands whole in the line that says it could not be kept', async () =>
    expect((await recordAt([503, 503, 503])).lines).toEqual([
      ['error', 'What a visitor said about cookies was not kept', { ...proof, reason: 'status 503' }],
    ]))
})
