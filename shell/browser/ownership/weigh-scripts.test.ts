import { weighScripts } from './weigh-scripts'

const asset = (path: string) => `https://galo.example/order/assets/${path}`

describe('weighScripts', () => {
  it('adds up the scripts of each team, a file that was asked for twice once', () => {
    const weights = weighScripts([
      { name: asset('shell/1.0.0/main.a.js'), encodedBodySize: 30_000 },
      { name: asset('mfe-menu/2.0.0/menu.restaurant.b.js'), encodedBodySize: 20_000 },
      { name: asset('mfe-menu/2.0.0/late.c.js'), encodedBodySize: 5_000 },
      { name: asset('mfe-menu/2.0.0/late.c.js'), encodedBodySize: 5_000 },
    ])
    expect([...weights]).toEqual([
      ['shell', 30_000],
      ['mfe-menu', 25_000],
    ])
  })

  it('counts pictures, fonts and other companies’ scripts for nobody', () => {
    const others = [asset('mfe-menu/2.0.0/plate.webp'), 'https://js.stripe.com/v3/stripe.js']
    expect(weighScripts(others.map((name) => ({ name, encodedBodySize: 9_000 }))).size).toBe(0)
  })
})
