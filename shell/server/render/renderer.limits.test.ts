import type { Answer } from '../public-data/cached-answers'
import { runTestRenderer } from '../test/a-renderer'

describe('The time that a page may take', () => {
  const { begin, answer, startAnew } = runTestRenderer()

  it.each(['/silent', '/loops'])(
    'gives up on a worker without a word (%s) and goes on with a new one',
    async (href) => {
      const before = begin('/menu')
      await before.end
      const silent = begin(href)
      jest.advanceTimersByTime(2_500)
      const next = begin('/menu')
      await expect(silent.end).rejects.toThrow('longer than 2500 ms')
      await next.end
      expect(next.html).not.toEqual(before.html)
    },
  )

  it('waits with the page for an answer from the platform, and stops no worker for that', async () => {
    const before = begin('/menu')
    await before.end
    let arrive: (answer: Answer) => void = () => {}
    answer(new Promise((resolve) => (arrive = resolve)))
    const waiting = begin('/asks')
    await begin('/menu').end
    await jest.advanceTimersByTimeAsync(5_000)
    arrive({ status: 200, contentType: 'application/json', text: '{}' })
    await expect(waiting.end).resolves.toMatchObject({ rendered: 'page' })
    const after = begin('/menu')
    await after.end
    expect(after.html).toEqual(before.html)
  })

  it('gives up on a page that the platform keeps waiting to the end, and takes no other page along', async () => {
    const before = begin('/menu')
    await before.end
    const waiting = begin('/asks')
    await begin('/menu').end
    jest.advanceTimersByTime(5_000)
    const other = begin('/held')
    await other.hasBegun
    const outcome = expect(waiting.end).rejects.toThrow('longer than 10000 ms')
    jest.advanceTimersByTime(5_000)
    await outcome
    await begin('/release').end
    await expect(other.end).resolves.toMatchObject({ rendered: 'page' })
    const after = begin('/menu')
    await after.end
    expect(after.html).toEqual(before.html)
  })

  it('gives up on a page whose turn does not come, and not on those the worker is drawing', async () => {
    await startAnew({ totalMs: 30_000 })
    const before = begin('/menu')
    await before.end
    const waiting = begin('/silent')
    const outcome = expect(waiting.end).rejects.toThrow('longer than 10000 ms')
    for (let second = 0; second < 13; second += 1) {
      await begin('/menu').end
      jest.advanceTimersByTime(1_000)
    }
    await outcome
    const after = begin('/menu')
    await after.end
    expect(after.html).toEqual(before.html)
  })

  describe('while its worker starts', () => {
    beforeEach(() => startAnew({ set: { build: { remote: 'mfe-menu', file: 'slow-to-start', integrity: '' } } }))

    it('gives up on a page in time, and lets the worker go on starting', async () => {
      const before = begin('/menu')
      await before.end
      const early = begin('/silent')
      jest.advanceTimersByTime(2_500)
      await expect(early.end).rejects.toThrow('longer than 2500 ms')
      const after = begin('/menu')
      await after.end
      expect(after.html).toEqual(before.html)
    })

    it('gives up on a worker that does not come to an end with it', async () => {
      const before = begin('/menu')
      await before.end
      jest.advanceTimersByTime(5_000)
      const after = begin('/menu')
      await after.end
      expect(after.html).not.toEqual(before.html)
    })
  })

  it('gives up on a page that never ends, however long after its first piece', async () => {
    const torso = begin('/torso')
    await torso.hasBegun
    jest.advanceTimersByTime(9_999)
    const outcome = expect(torso.end).rejects.toThrow('longer than 10000 ms')
    jest.advanceTimersByTime(1)
    await outcome
    expect(torso.html).toEqual(['half a'])
  })
})
