import { NetworkError } from '@galo/contracts/errors'
import { aLine, aSignedBasket } from '@galo/testing'
import { changePreferences } from './preferences.changes'
import { wishesWaiting } from './preferences.model'
import { aBasketAtWork, DIP, AT_DEANSGATE, refusal, withDips } from '../../test/a-basket-at-work'

const SAID = { avoid: ['milk'], diets: [], cutlery: false, bag: false }
const withSaid = (preferences: typeof SAID, signature = 'said') =>
  aSignedBasket({ menu_items: [aLine()], preferences }, signature)

const wish = ({ actions, http }: ReturnType<typeof aBasketAtWork>, wishes: Partial<typeof SAID>) =>
  changePreferences(actions, http, wishes)

describe('what goes with the order', () => {
  it('is said whole: a bag that is wished for forgets nothing that the kitchen was told', async () => {
    const basket = aBasketAtWork(withSaid(SAID))
    const { http, sent, store } = basket
    http.answer('basket.set-preferences', () => withSaid({ ...SAID, bag: true }, 'with-bag'))
    await wish(basket, { bag: true })
    expect(sent('basket.set-preferences')).toMatchObject([{ preferences: { ...SAID, bag: true }, signature: 'said' }])
    expect(store.getState().signed?.signature).toBe('with-bag')
  })

  it('counts two presses in a row as two, each over the answer to the one before', async () => {
    const basket = aBasketAtWork(withSaid(SAID))
    const { http, sent } = basket
    http.answer('basket.set-preferences', () => withSaid({ ...SAID, bag: true }, 'with-bag'))
    await Promise.all([wish(basket, { bag: true }), wish(basket, { cutlery: true })])
    expect(sent('basket.set-preferences')).toMatchObject([
      { preferences: { ...SAID, bag: true } },
      { preferences: { ...SAID, bag: true, cutlery: true }, signature: 'with-bag' },
    ])
  })

  it('has failed with words of its own when nobody answers, and is said once more', async () => {
    const basket = aBasketAtWork(withDips(1))
    const { actions, http, store } = basket
    http.answer('basket.set-preferences', () => {
      throw new NetworkError('unreachable')
    })
    await wish(basket, { bag: true })
    expect(store.getState()).toMatchObject({ request: 'ERROR', errorCode: 'SET_PREFERENCES_ERROR' })
    http.answer('basket.set-preferences', () => withSaid({ ...SAID, bag: true }, 'with-bag'))
    await actions.retry()
    expect(store.getState()).toMatchObject({ request: 'DONE', errorCode: null, signed: { signature: 'with-bag' } })
  })

  it('is no failure while the basket is being paid for: the customer is told', async () => {
    const basket = aBasketAtWork(withDips(1))
    const { http, store } = basket
    http.answer('basket.set-preferences', () => {
      throw refusal(409, 'BASKET_PAID')
    })
    await wish(basket, { bag: true })
    expect(store.getState()).toMatchObject({
      request: 'DONE',
      notice: 'Your basket is being paid for. Finish that order first.',
    })
  })
})

describe('what goes with the order, without a line', () => {
  it('waits, and is said once there is one, in its order and over what the platform knows by then', async () => {
    let isThere = false
    const basket = aBasketAtWork(withSaid(SAID), { isOnline: () => isThere })
    const { actions, http, sent, store } = basket
    await wish(basket, { bag: true })
    await wish(basket, { avoid: [] })
    expect(http.calls).toEqual([])
    expect(wishesWaiting(store.getState().waiting)).toEqual({ bag: true, avoid: [] })
    isThere = true
    const kept = { ...SAID, cutlery: true, bag: true }
    http.answer('basket.set-preferences', () => withSaid(kept, 'with-bag'))
    await actions.replay()
    expect(sent('basket.set-preferences')).toMatchObject([
      { preferences: { ...SAID, bag: true }, signature: 'said' },
      { preferences: { ...kept, avoid: [] }, signature: 'with-bag' },
    ])
    expect(store.getState()).toMatchObject({ waiting: [], notice: null, signed: { signature: 'with-bag' } })
  })

  it('is left to the next page by one that goes before it was answered', async () => {
    const basket = aBasketAtWork(withSaid(SAID))
    const { actions, http, store } = basket
    http.answer('basket.set-preferences', () => new Promise(() => {}))
    void wish(basket, { cutlery: true })
    void wish(basket, { avoid: ['milk', 'nuts'] })
    actions.keepUnanswered()
    expect(wishesWaiting(store.getState().waiting)).toEqual({ cutlery: true, avoid: ['milk', 'nuts'] })
  })

  it('is told, and waits no longer, when it is refused by then', async () => {
    let isThere = false
    const basket = aBasketAtWork(withDips(1), { isOnline: () => isThere })
    const { actions, http, store } = basket
    await wish(basket, { bag: true })
    isThere = true
    http.answer('basket.set-preferences', () => {
      throw refusal(409, 'BASKET_PAID')
    })
    await actions.replay()
    expect(store.getState()).toMatchObject({
      waiting: [],
      notice: 'Your basket is being paid for. Finish that order first.',
    })
  })
})

describe('a dish from what was suggested', () => {
  it('is marked as such, and no other is', async () => {
    const { actions, http, sent } = aBasketAtWork(withDips(1))
    http.answer('basket.add-item', () => withDips(2))
    await actions.add(AT_DEANSGATE, { ...DIP, upsell: true })
    await actions.add(AT_DEANSGATE, DIP)
    expect(sent('basket.add-item')).toMatchObject([{ upsell: true }, { upsell: false }])
  })
})
