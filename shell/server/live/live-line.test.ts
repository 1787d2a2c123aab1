import { createLiveLine } from './live-line'

const reading = (body: ReadableStream<Uint8Array>) => {
  const reader = body.getReader()
  return async () => {
    const { value } = await reader.read()
    return value === undefined ? null : (/^event: (\w+)\n/.exec(new TextDecoder().decode(value))?.[1] ?? '')
  }
}

describe('A line to a page', () => {
  it('says what there is to say, in the form that browsers read', async () => {
    const { body, say } = createLiveLine(() => {})
    say('live')
    say('moved')
    const reader = body.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('event: live\ndata: 1\n\n')
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('event: moved\ndata: 1\n\n')
  })

  it('keeps for a slow reader one of each at most, and of live and quiet the last', async () => {
    const { body, say } = createLiveLine(() => {})
    for (let count = 0; count < 1_000; count += 1) {
      say('moved')
      say('live')
      say('quiet')
    }
    const next = reading(body)
    // The first is on its way already.
    const heard = [await next(), await next(), await next()]
    expect(heard).toEqual(['moved', 'moved', 'quiet'])
    say('live')
    expect(await next()).toBe('live')
  })

  it('is stuck when what waited at the last beat still waits, and not while it is read', async () => {
    const { body, say, isStuck } = createLiveLine(() => {})
    say('live')
    say('moved')
    expect([isStuck(), isStuck()]).toEqual([false, true])
    const next = reading(body)
    await next()
    await next()
    expect(isStuck()).toBe(false)
  })

  it('ends once, whoever ends it, and says nothing after that', async () => {
    const ended = jest.fn()
    const mine = createLiveLine(ended)
    mine.close()
    mine.close()
    mine.say('moved')
    expect(await reading(mine.body)()).toBeNull()
    const theirs = createLiveLine(ended)
    await theirs.body.cancel()
    theirs.say('moved')
    theirs.close()
    expect(ended).toHaveBeenCalledTimes(2)
  })
})
