import { runTestPlatform } from '../../proof/world/start-test-platform'
import { KEPT_LETTERS, sendLetter, type Letter } from './outbox.store'

const platform = runTestPlatform()
const letter = (subject: string): Letter => ({
  kind: 'new-password',
  market: 'UK',
  toEmail: 'ana.lopes@galo.test',
  subject,
  text: 'Hello Ana,\n\nHere is the link.',
  link: 'http://localhost:4100/identity/new-password?link=abc',
})
const at = (hour: number) => new Date(Date.UTC(2026, 10, 17, hour))
const send = (subject: string, now: Date) => platform.db.transaction((tx) => sendLetter(tx, letter(subject), now))
const subjects = async (): Promise<string[]> =>
  (await platform.console.get('/console/api/letters')).body.letters.map(({ subject }: Letter) => subject)

describe('Letters', () => {
  it('are read at the console, the latest first, with their links', async () => {
    await send('First', at(1))
    await send('Second', at(2))
    const { letters } = (await platform.console.get('/console/api/letters')).body
    expect(letters).toMatchObject([
      { ...letter('Second'), sentAt: '2026-11-17T02:00:00.000Z' },
      { ...letter('First'), sentAt: '2026-11-17T01:00:00.000Z' },
    ])
  })

  it('are not sent when what they are about did not happen', async () => {
    const failing = platform.db.transaction(async (tx) => {
      await sendLetter(tx, letter('Never'), at(3))
      throw new Error('after all not')
    })
    await expect(failing).rejects.toThrow('after all not')
    expect(await subjects()).not.toContain('Never')
  })

  it('are gone once their links are over, and when there are very many', async () => {
    await send('Next day', at(25 + 1))
    expect(await subjects()).toEqual(['Next day'])
    for (let each = 0; each <= KEPT_LETTERS; each++) await send(`Letter ${each}`, at(27))
    const left = (await platform.assembled.db.query.letters.findMany()).map(({ subject }) => subject)
    expect(left).toHaveLength(KEPT_LETTERS)
    expect(left).not.toContain('Next day')
    expect(left).toContain(`Letter ${KEPT_LETTERS}`)
  })
})
