import { NetworkError } from '@galo/contracts/errors'
import { aLine, aSignedBasket } from '@galo/testing'
import { putBack } from './put-back'
import { aBasketAtWork, AT_DEANSGATE, DIP, refusal, withDips } from '../../test/a-basket-at-work'

describe('changing a line', () => {
  it('removes it when the last one goes', async () => {
    const { actions, store, http, sent } = aBasketAtWork(withDips(1))
    http.answer('basket.remove-item', () => withDips(0))
    await actions.step('line-1', -1)
    expect(sent('basket.remove-item')).toMatchObject([{ item_id: 'line-1' }])
    expect(store.getState().signed?.data.menu_items).toEqual([])
  })

  it('sends the choices along, so that changing how many changes nothing else', async () => {
    const price = { currency_code: 'GBP' as const, value: 0 }
    const choice = { id: 'baste-4', slug: 'fogo', display_name: 'Fogo', price, eligible_rewards: [] }
    const modifiers = [{ id: 'baste', slug: 'choose-baste', prompt_label: 'Pick your fire', choices: [choice] }]
    const { actions, http, sent } = aBasketAtWork(aSignedBasket({ menu_items: [aLine({ modifiers })] }))
    http.answer('basket.change-item', () => withDips(2))
    await actions.step('line-1', 1)
    expect(sent('basket.change-item')).toMatchObject([
      { item: { id: 'line-1', quantity: 2, modifiers: [{ id: 'baste', choices: ['baste-4'] }] } },
    ])
  })

  it('leaves the true quantity in place when it fails, and does it when tried again', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('basket.change-item', () => {
      throw new NetworkError('offline')
    })
    await actions.step('line-1', 1)
    expect(store.getState()).toMatchObject({ request: 'ERROR', errorCode: 'PATCH_BASKET_ITEM_ERROR', errorCount: 1 })
    expect(store.getState().signed?.data.menu_items[0]?.quantity).toBe(1)
    http.answer('basket.change-item', () => withDips(2))
    await actions.retry()
    expect(store.getState()).toMatchObject({ request: 'DONE', errorCode: null, errorCount: 0 })
    expect(store.getState().signed?.data.menu_items[0]?.quantity).toBe(2)
  })
})

describe('a line that was taken out', () => {
  const price = { currency_code: 'GBP' as const, value: 0 }
  const choice = { id: 'baste-4', slug: 'fogo', display_name: 'Fogo', price, eligible_rewards: [] }
  const modifiers = [{ id: 'baste', slug: 'choose-baste', prompt_label: 'Pick your fire', choices: [choice] }]
  const chicken = aLine({ modifiers, quantity: 2 })

  const takenOut = async () => {
    const atWork = aBasketAtWork(aSignedBasket({ menu_items: [chicken] }))
    atWork.http.answer('basket.remove-item', () => withDips(0))
    await atWork.actions.setQuantity('line-1', 0)
    return atWork
  }

  it('is put back as it was made up, as many as there were', async () => {
    const { actions, store, http, sent } = await takenOut()
    expect(store.getState().takenOut).toEqual(chicken)
    http.answer('basket.add-item', () => aSignedBasket({ menu_items: [chicken] }, 'signed-again'))
    await putBack({ actions, store }, chicken)
    expect(sent('basket.add-item')).toMatchObject([
      { item: { id: chicken.menu_item_id, quantity: 2, modifiers: [{ id: 'baste', choices: ['baste-4'] }] } },
    ])
    expect(store.getState()).toMatchObject({ takenOut: null, signed: { data: { menu_items: [chicken] } } })
  })

  it('is offered back until the next change, and not where fewer were wanted', async () => {
    const { actions, store, http } = await takenOut()
    http.answer('basket.add-item', () => withDips(2))
    await actions.add(AT_DEANSGATE, DIP)
    expect(store.getState().takenOut).toBeNull()
    http.answer('basket.change-item', () => withDips(1))
    await actions.step('line-1', -1)
    expect(store.getState().takenOut).toBeNull()
  })

  it('says why, where it can’t be put back', async () => {
    const { actions, store, http } = await takenOut()
    http.answer('basket.add-item', () => {
      throw refusal(409, 'ITEM_OUT_OF_STOCK')
    })
    await putBack({ actions, store }, chicken)
    expect(store.getState().notice).toMatch(/sold out/)
  })

  it('waits for the line like any other, and is not offered twice', async () => {
    let online = true
    const atWork = aBasketAtWork(aSignedBasket({ menu_items: [chicken] }), { isOnline: () => online })
    atWork.http.answer('basket.remove-item', () => withDips(0))
    await atWork.actions.setQuantity('line-1', 0)
    online = false
    await putBack(atWork, chicken)
    expect(atWork.store.getState()).toMatchObject({ takenOut: null, waiting: [{ wish: { kind: 'add' } }] })
  })
})

describe('a line that stays as it was', () => {
  it('is not changed by a later “Try again” when the customer has gone on without', async () => {
    const { actions, store, http, sent } = aBasketAtWork(withDips(1))
    http.answer('basket.change-item', () => {
      throw new NetworkError('offline')
    })
    await actions.step('line-1', 1)
    actions.forgetFailure()
    expect(store.getState()).toMatchObject({ request: 'DONE', errorCode: null, failedLine: null })
    http.answer('basket.change-item', () => withDips(2))
    const before = sent('basket.change-item').length
    await actions.retry()
    expect(sent('basket.change-item')).toHaveLength(before)
  })

  it('is marked itself when its change failed, until a change succeeds', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('basket.change-item', () => {
      throw new NetworkError('offline')
    })
    await actions.step('line-1', 1)
    expect(store.getState().failedLine).toBe('line-1')
    http.answer('basket.change-item', () => withDips(2))
    await actions.retry()
    expect(store.getState().failedLine).toBeNull()
  })

  it.each([
    ['ALCOHOL_NOT_SOLD_NOW', 409, /can’t sell alcohol at this hour/],
    ['ITEM_NOT_OFFERED', 409, /isn’t sold this way any more/],
    ['INVALID_MODIFIERS', 400, /has changed since you chose it/],
    ['BASKET_PAID', 409, /being paid for/],
  ])('has words of its own for %s, and nothing to try again', async (code, status, words) => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('basket.change-item', () => {
      throw refusal(status, code)
    })
    await actions.step('line-1', 1)
    expect(store.getState().notice).toMatch(words)
    expect(store.getState().request).toBe('DONE')
  })

  it('says of a dish that has left the menu that it has, and asks nobody to try again', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('basket.change-item', () => {
      throw refusal(404, 'NOT_FOUND', {}, 'Menu item not found')
    })
    await actions.step('line-1', 1)
    expect(store.getState().notice).toBe('That dish has left our menu. Your basket is as it was.')
    expect(store.getState()).toMatchObject({ request: 'DONE', errorCount: 0 })
  })

  it('counts a press once when the answer to it was lost and it is tried again', async () => {
    const { actions, store, http, sent } = aBasketAtWork(withDips(1))
    const answers = [
      () => {
        throw new NetworkError('unreachable')
      },
      // The platform knows the change by its number, and makes it once.
      () => withDips(2),
    ]
    http.answer('basket.change-item', () => answers.shift()?.())
    await actions.step('line-1', 1)
    await actions.retry()
    const [lost, again] = sent('basket.change-item').map((body) => (body as { change_id: string }).change_id)
    expect(again).toBe(lost)
    expect(store.getState().signed?.data.menu_items[0]?.quantity).toBe(2)
    expect(store.getState()).toMatchObject({ request: 'DONE', notice: null })
  })
})
