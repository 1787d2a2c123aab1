import { createCachedAnswers, type Answer, type CachedAnswers } from './cached-answers'

const CALL = { method: 'POST', path: '/menu-availability/query', headers: {}, body: '{}' }
const OTHER = { ...CALL, body: '{"other":true}' }
const LIFE = { freshMs: 1_000, staleMs: 2_000 }
const anAnswer = (text: string, status = 200): Answer => ({ status, contentType: 'application/json', text })

describe('createCachedAnswers', () => {
  let now: number
  let cache: CachedAnswers
  let sent: number
  let answers: (Answer | Error | Promise<Answer>)[]

  const send = (): Promise<Answer> => {
    const answer = answers[sent] ?? new Error('nothing more to say')
    sent += 1
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const ask = async (call = CALL) => (await cache.ask(call, LIFE, send)).text
  /** What goes on behind an answer comes to its end. */
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  beforeEach(() => {
    now = 50_000
    sent = 0
    answers = ['one', 'two', 'three'].map((text) => anAnswer(text))
    cache = createCachedAnswers(() => now)
  })

  it('asks once for two hundred who want to know the same', async () => {
    const texts = await Promise.all(Array.from({ length: 200 }, () => ask()))
    expect(new Set(texts)).toEqual(new Set(['one']))
    expect(sent).toBe(1)
  })

  it('asks for each question by itself', async () => expect([await ask(), await ask(OTHER)]).toEqual(['one', 'two']))

  it('gives a fresh answer again without asking', async () => {
    await ask()
    now += 1_000
    expect(await ask()).toBe('one')
    expect(sent).toBe(1)
  })

  it('gives one that is not so fresh at once, and has the next behind it', async () => {
    await ask()
    now += 1_500
    expect(await ask()).toBe('one')
    await settle()
    expect(await ask()).toBe('two')
  })

  it('fetches the next of what may be given for minutes when what it was given for has gone out', async () => {
    const MENU_LIFE = { freshMs: 30_000, staleMs: 300_000 }
    let goOut = () => {}
    const patient = createCachedAnswers(
      () => now,
      () => new Promise((resolve) => (goOut = resolve)),
    )
    const menu = async () => (await patient.ask(CALL, MENU_LIFE, send)).text
    expect(await menu()).toBe('one')
    now += 40_000
    expect([await menu(), await menu(), sent]).toEqual(['one', 'one', 1])
    goOut()
    await settle()
    expect([await menu(), sent]).toEqual(['two', 2])
  })

  it('asks anew, and waits, when nobody has asked for long: a dish that sold out an hour ago is not sold', async () => {
    await ask()
    now += 2_001
    expect(await ask()).toBe('two')
  })

  it('does not hold a failure', async () => {
    answers = [new Error('hung up'), anAnswer('two')]
    await expect(ask()).rejects.toThrow('hung up')
    expect(await ask()).toBe('two')
  })

  it('passes a refusal on and does not hold it', async () => {
    answers = [anAnswer('busy', 503), anAnswer('two')]
    expect(await cache.ask(CALL, LIFE, send)).toMatchObject({ status: 503 })
    expect(await ask()).toBe('two')
  })

  it.each([
    ['is down', () => new Error('refused')],
    ['answers with failures', () => anAnswer('broken', 500)],
  ])('lets the last good answer stand in while the platform %s, for five minutes', async (_what, failing) => {
    await ask()
    answers = [anAnswer('one'), failing(), failing(), failing()]
    now += 10_000
    expect(await ask()).toBe('one')
    now += 289_000
    expect(await ask()).toBe('one')
    now += 2_000
    const late = await cache.ask(CALL, LIFE, send).catch((error: unknown) => error)
    expect(late).not.toMatchObject({ text: 'one' })
  })

  it.each([404, 401])(
    'lets nothing stand in for a plain no (%d): what is gone is not shown for another five minutes',
    async (status) => {
      await ask()
      answers = [anAnswer('one'), anAnswer('no', status), new Error('hung up')]
      now += 10_000
      expect(await cache.ask(CALL, LIFE, send)).toMatchObject({ status })
      expect(cache.last(CALL)).toBeNull()
      await expect(ask()).rejects.toThrow('hung up')
    },
  )

  it('believes a no that comes behind an answer that was not so fresh', async () => {
    await ask()
    answers = [anAnswer('one'), anAnswer('no', 404), anAnswer('no', 404)]
    now += 1_500
    expect(await ask()).toBe('one')
    await settle()
    expect(await cache.ask(CALL, LIFE, send)).toMatchObject({ status: 404 })
  })

  it('has the last answer at hand while the next one hangs', async () => {
    await ask()
    answers = [anAnswer('one'), new Promise<Answer>(() => {})]
    now += 10_000
    void cache.ask(CALL, LIFE, send)
    expect(cache.last(CALL)?.text).toBe('one')
    expect(cache.last(OTHER)).toBeNull()
  })

  it('forgets when it is told to', async () => {
    await ask()
    cache.clear()
    expect(await ask()).toBe('two')
  })
})
