import { loadLiveCard } from './card.live'

describe('loadLiveCard', () => {
  it('asks for the release of the provider’s script that our types are of, at the provider’s own address, once', async () => {
    const provider = loadLiveCard('pk_live_of_galo', { locale: 'en-GB' })
    void loadLiveCard('pk_live_of_galo', { locale: 'en-GB' })
    await Promise.resolve()
    const scripts = [...document.scripts].map(({ src }) => src)
    expect(scripts).toEqual(['https://js.stripe.com/endive/stripe.js'])
    Object.assign(window, {
      Stripe: Object.assign((key: string) => ({ key, _registerWrapper() {} }), { version: 'endive' }),
    })
    document.scripts[0]?.dispatchEvent(new Event('load'))
    expect(await provider).toMatchObject({ key: 'pk_live_of_galo' })
  })
})
