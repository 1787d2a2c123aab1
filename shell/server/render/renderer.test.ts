import { currentRequest, inRequest, stepBelow } from '../telemetry/current-request'
import { runTestRenderer } from '../test/a-renderer'

describe('Renderer', () => {
  const { begin, reported, retire, startAnew } = runTestRenderer()

  it('passes on the head and the pieces in order, then the end', async () => {
    const { end, html, heads } = begin('/menu')
    await expect(end).resolves.toEqual({ rendered: 'page', result: null })
    expect(heads).toMatchObject([{ status: 200, title: '/menu' }])
    expect(html).toEqual([expect.stringMatching(/^a\d+$/), 'b'])
    expect(reported()).toEqual(['info: drawing'])
  })

  it('says a page’s lines for the request that it is drawn for, and what a worker says of itself for none', async () => {
    const traces: (string | null)[] = []
    const within = <T>(what: () => T): [trace: string, T] => {
      const context = stepBelow(null)
      return [context.trace, inRequest({ context, onStep: () => {}, onTold: () => {} }, what)]
    }
    const report = () => void traces.push(currentRequest()?.context.trace ?? null)
    await within(() => startAnew({ report }))[1]
    const [one, first] = within(() => begin('/one'))
    const [two, second] = within(() => begin('/two'))
    await Promise.all([first.end, second.end])
    const [, failing] = within(() => begin('/throws'))
    await expect(failing.end).rejects.toThrow('gone')
    expect(traces).toEqual([one, two, null])
  })

  it('keeps the pages apart that are under way together', async () => {
    const first = begin('/one')
    const second = begin('/two')
    await Promise.all([first.end, second.end])
    expect([first.heads[0]?.title, second.heads[0]?.title]).toEqual(['/one', '/two'])
  })

  it('rejects the page that failed, and that one only', async () => {
    const failing = begin('/fails')
    const other = begin('/menu')
    await expect(failing.end).rejects.toThrow('no such page')
    await expect(other.end).resolves.toMatchObject({ rendered: 'page' })
  })

  it.each(['/exits', '/throws'])('rejects the page of a worker that is gone (%s), and draws the next', async (href) => {
    await expect(begin(href).end).rejects.toThrow('The render worker is gone')
    await expect(begin('/menu').end).resolves.toMatchObject({ rendered: 'page' })
  })

  it('sets a worker aside that died three times, and forgives it half a minute later', async () => {
    for (let n = 0; n < 3; n += 1) await expect(begin('/exits').end).rejects.toThrow('gone')
    await expect(begin('/menu').end).rejects.toThrow('set aside')
    jest.advanceTimersByTime(29_999)
    await expect(begin('/menu').end).rejects.toThrow('set aside')
    jest.advanceTimersByTime(1)
    await expect(begin('/menu').end).resolves.toMatchObject({ rendered: 'page' })
  })

  it('is set aside, not tried for ever, when its script is missing', async () => {
    await startAnew({ script: 'missing.cjs' })
    for (let n = 0; n < 3; n += 1) await expect(begin('/menu').end).rejects.toThrow('gone')
    await expect(begin('/menu').end).rejects.toThrow('set aside')
    expect(reported()).toEqual(Array(3).fill('error: A render worker failed'))
  })

  it('waits for what is under way when it retires', async () => {
    const held = begin('/held')
    await held.hasBegun
    let isRetired = false
    const retired = retire().then(() => (isRetired = true))
    await jest.advanceTimersByTimeAsync(1_000)
    expect(isRetired).toBe(false)
    await begin('/release').end
    await expect(held.end).resolves.toMatchObject({ rendered: 'page' })
    await jest.advanceTimersByTimeAsync(10)
    await retired
  })
})
