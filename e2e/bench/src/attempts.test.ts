import { createAttempts, NotThere } from './attempts'

describe('createAttempts', () => {
  const failing = (times: number) => {
    let calls = 0
    return () => (++calls <= times ? Promise.reject(new Error('did not settle\nmore')) : Promise.resolve(calls))
  }

  it('makes a visit once when it goes well', async () => {
    const { attempt, failed } = createAttempts(() => {})
    await expect(attempt('menu', failing(0))).resolves.toBe(1)
    expect(failed).toEqual([])
  })

  it('makes a failed visit once more, and says so', async () => {
    const said: string[] = []
    const { attempt, failed } = createAttempts((line) => said.push(line))
    await expect(attempt('menu', failing(1))).resolves.toBe(2)
    expect(failed).toEqual(['menu was made again: did not settle'])
    expect(said).toHaveLength(1)
  })

  it('gives up after the second time, and says that too', async () => {
    const { attempt, failed } = createAttempts(() => {})
    await expect(attempt('menu', failing(2))).resolves.toBeUndefined()
    expect(failed).toEqual(['menu was made again: did not settle', 'menu was given up: did not settle'])
  })

  it('does not look again for what was twice not there, and says so once', async () => {
    const { attempt, failed } = createAttempts(() => {})
    const look = jest.fn(() => Promise.reject(new NotThere('nothing is suggested')))
    await expect(attempt('finding', look)).resolves.toBeUndefined()
    await expect(attempt('finding', look)).resolves.toBeUndefined()
    expect(look).toHaveBeenCalledTimes(2)
    expect(failed.at(-1)).toBe('finding was passed over from there on: nothing is suggested')
    expect(failed).toHaveLength(2)
  })
})
