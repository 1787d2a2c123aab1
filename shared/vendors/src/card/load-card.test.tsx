import { loadCard } from './load-card'

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src="https://card.test/v3.js"]')]
const settings = (key: string) => ({ key, scriptUrl: 'https://card.test/v3.js', language: 'en' as const })
const made: unknown[][] = []
const arrive = (script: HTMLScriptElement | undefined) => {
  const Stripe = (key: string, options: unknown) => {
    if (key === 'pk_bad') throw new Error('Please call Stripe() with your publishable key.')
    made.push([key, options])
    return { provider: key }
  }
  Object.assign(window, { Stripe })
  script?.dispatchEvent(new Event('load'))
}

describe('loadCard', () => {
  it('answers `blocked` when the network says no, and tries again when asked again', async () => {
    const first = loadCard(settings('pk_1'))
    scripts()[0]?.dispatchEvent(new Event('error'))
    expect(await first).toEqual({ kind: 'blocked', reason: 'The card script could not be loaded' })
    expect(scripts()).toHaveLength(0)

    const second = loadCard(settings('pk_1'))
    arrive(scripts()[0])
    expect(await second).toMatchObject({ kind: 'ready' })
  })

  it('puts one script on the page, whoever asks', async () => {
    const answers = await Promise.all([
      loadCard(settings('pk_1')),
      loadCard(settings('pk_1')),
      loadCard(settings('pk_2')),
    ])
    expect(answers.map(({ kind }) => kind)).toEqual(['ready', 'ready', 'ready'])
    expect(answers[0]).toBe(answers[1])
    expect(scripts()).toHaveLength(1)
  })

  it('starts the provider with its two flags', () => {
    expect(made[0]?.[1]).toMatchObject({
      betas: [expect.stringContaining('intent'), expect.stringContaining('postcode')],
    })
  })

  it('answers `blocked` when the key is refused, without a second script', async () => {
    expect((await loadCard(settings('pk_bad'))).kind).toBe('blocked')
    expect((await loadCard(settings('pk_3'))).kind).toBe('ready')
    expect(scripts()).toHaveLength(1)
  })
})
