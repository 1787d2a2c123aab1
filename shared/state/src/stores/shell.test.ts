import { createState } from '../create-state'

describe('what the site knows of itself', () => {
  it('is British until it is told otherwise', () => {
    expect(createState().read('app').get().market).toBe('UK')
  })

  it('is Irish on the Irish site, and has asked nobody yet', () => {
    const app = { market: 'IE', hasSetMarket: true, localeModalShown: false, localeModalDismissed: false } as const
    expect(createState({ app }).read('app').get()).toEqual(app)
  })
})
