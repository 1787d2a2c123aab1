import { storesInUse } from '@galo/build/descriptions'
import { createState } from '@galo/state'

describe('what the site knows of itself', () => {
  it('is British until it is told otherwise', () => {
    expect(createState(storesInUse()).read('app').getState().market).toBe('UK')
  })

  it('is Irish on the Irish site, and has asked nobody yet', () => {
    const app = { market: 'IE', hasSetMarket: true, localeModalShown: false, localeModalDismissed: false } as const
    expect(createState(storesInUse(), { app }).read('app').getState()).toEqual(app)
  })
})
