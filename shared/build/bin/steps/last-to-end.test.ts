import { lastToEnd } from './last-to-end.mjs'

/** A server that ends when it is told to. */
const aServer = (who: string) => {
  let end: () => void = () => {}
  const died = new Promise<string>((resolve) => (end = () => resolve(`The ${who} ended by itself.`)))
  return { who, died, end: () => end() }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('lastToEnd', () => {
  const start = () => {
    const [uk, ie] = [aServer('UK site'), aServer('IE site')]
    const lost: string[] = []
    let over: string | undefined
    void lastToEnd([uk, ie], (what) => lost.push(what)).then((why) => (over = why))
    return { uk, ie, lost, over: () => over }
  }

  it('says which one ended, and that the other goes on', async () => {
    const { ie, lost, over } = start()
    ie.end()
    await settled()
    expect(lost).toEqual(['The IE site ended by itself. The UK site goes on.'])
    expect(over()).toBeUndefined()
  })

  it('is over with the last', async () => {
    const { uk, ie, lost, over } = start()
    uk.end()
    await settled()
    ie.end()
    await settled()
    expect(lost).toEqual(['The UK site ended by itself. The IE site goes on.'])
    expect(over()).toBe('The IE site ended by itself.')
  })
})
