import { NetworkError } from '@galo/contracts/errors'
import { aLine, aSignedBasket } from '@galo/testing'
import { aBasketAtWork, AT_DEANSGATE, AT_PICCADILLY, DIP, refusal, withDips } from '../../test/a-basket-at-work'
import type { Addition } from './basket.model'
import { withoutWaitingForLine } from './settled-waiting'

const CHIPS: Addition = { item: { id: 'item-peri-chips', quantity: 1, modifiers: [] }, picture: '', name: 'Peri chips' }
const NAMED_DIP: Addition = { ...DIP, name: 'Garlic dip' }

/** A basket with two dips in it, and a line that can be cut. */
const aBasketOnATrain = (start = withDips(2)) => {
  let isThere = true
  const work = aBasketAtWork(start, { isOnline: () => isThere })
  const waiting = () => work.store.getState().waiting.map(({ name, wish }) => [name, wish.kind])
  return { ...work, waiting, intoTheTunnel: () => (isThere = false), outOfTheTunnel: () => (isThere = true) }
}

describe('What is wanted of the basket without a line', () => {
  it('is kept in its order, sent nowhere, and the basket stays as it is', async () => {
    const { actions, store, http, waiting, intoTheTunnel } = aBasketOnATrain()
    intoTheTunnel()
    expect(await actions.add(AT_DEANSGATE, CHIPS)).toEqual({ ok: false, error: { reason: 'waiting' } })
    await actions.step('line-1', 1)
    await actions.setQuantity('line-1', 0)
    expect(waiting()).toEqual([
      ['Peri chips', 'add'],
      ['Garlic dip', 'step'],
      ['Garlic dip', 'set'],
    ])
    expect(http.calls).toEqual([])
    expect(store.getState().signed).toEqual(withDips(2))
  })

  it('is made in that order once the line is back, each under the number it was kept with', async () => {
    const { actions, store, http, intoTheTunnel, outOfTheTunnel } = aBasketOnATrain()
    intoTheTunnel()
    await actions.add(AT_DEANSGATE, CHIPS)
    await actions.step('line-1', 1)
    await actions.setQuantity('line-1', 0)
    const numbers = store.getState().waiting.map(({ id }) => id)
    outOfTheTunnel()
    const chips = aLine({ id: 'line-2', menu_item_id: 'item-peri-chips' })
    http.answer('basket.add-item', () => aSignedBasket({ menu_items: [aLine({ quantity: 2 }), chips] }))
    http.answer('basket.change-item', () => aSignedBasket({ menu_items: [aLine({ quantity: 3 }), chips] }))
    http.answer('basket.remove-item', () => aSignedBasket({ menu_items: [chips] }))
    await actions.replay()
    expect(http.calls.map(({ contract }) => contract)).toEqual([
      'basket.add-item',
      'basket.change-item',
      'basket.remove-item',
    ])
    expect(http.calls.map(({ body }) => (body as { change_id: string }).change_id)).toEqual(numbers)
    expect(store.getState()).toMatchObject({ waiting: [], notice: null })
  })

  it('is named where it can’t be had by then, and the rest is made', async () => {
    const { actions, store, http, intoTheTunnel, outOfTheTunnel } = aBasketOnATrain()
    intoTheTunnel()
    await actions.add(AT_DEANSGATE, CHIPS)
    await actions.add(AT_DEANSGATE, NAMED_DIP)
    outOfTheTunnel()
    http.answer('basket.add-item', ({ body }) => {
      if ((body as { item: { id: string } }).item.id === CHIPS.item.id) throw refusal(409, 'ITEM_OUT_OF_STOCK')
      return withDips(3)
    })
    await actions.replay()
    expect(store.getState()).toMatchObject({ waiting: [], signed: { signature: 'signed-for-3' } })
    expect(store.getState().notice).toContain('Sorry, Peri chips couldn’t be changed as you wanted')
  })

  it('stays, with all behind it, when the line breaks once more, and is the same change the next time', async () => {
    const { actions, store, http, sent, intoTheTunnel, outOfTheTunnel } = aBasketOnATrain()
    intoTheTunnel()
    await actions.add(AT_DEANSGATE, CHIPS)
    await actions.add(AT_DEANSGATE, NAMED_DIP)
    outOfTheTunnel()
    http.answer('basket.add-item', () => {
      throw new NetworkError('unreachable')
    })
    await actions.replay()
    expect(store.getState().waiting).toHaveLength(2)
    http.answer('basket.add-item', () => withDips(3))
    await actions.replay()
    expect(store.getState().waiting).toHaveLength(0)
    const [lost, again] = sent('basket.add-item').map((body) => (body as { change_id: string }).change_id)
    expect(again).toBe(lost)
  })

  it('goes before what is pressed once the line is back', async () => {
    const { actions, http, sent, intoTheTunnel, outOfTheTunnel } = aBasketOnATrain()
    intoTheTunnel()
    await actions.add(AT_DEANSGATE, CHIPS)
    outOfTheTunnel()
    http.answer('basket.add-item', () => withDips(3))
    await actions.add(AT_DEANSGATE, NAMED_DIP)
    await actions.replay()
    expect(sent('basket.add-item')).toMatchObject([{ item: CHIPS.item }, { item: DIP.item }])
  })

  it('is kept too when the line broke under it, and when the code that sends it could not come', async () => {
    const { actions, store, http, intoTheTunnel } = aBasketOnATrain()
    http.answer('basket.add-item', () => {
      intoTheTunnel()
      throw new NetworkError('offline')
    })
    expect(await actions.add(AT_DEANSGATE, CHIPS)).toEqual({ ok: false, error: { reason: 'waiting' } })
    expect(store.getState()).toMatchObject({ request: 'READY', errorCode: null, waiting: [{ name: 'Peri chips' }] })

    let isThere = true
    const lost = aBasketAtWork(withDips(1), {
      isOnline: () => isThere,
      loadChanges: async () => {
        isThere = false
        throw new Error('No such chunk')
      },
    })
    await lost.actions.add(AT_DEANSGATE, CHIPS)
    expect(lost.store.getState().waiting).toHaveLength(1)
  })

  it('never mixes the food of two restaurants, not even where nothing is in the basket yet', async () => {
    const { actions, waiting, intoTheTunnel } = aBasketOnATrain(withDips(0))
    intoTheTunnel()
    await actions.add(AT_DEANSGATE, CHIPS)
    expect(await actions.add(AT_PICCADILLY, NAMED_DIP)).toMatchObject({
      ok: false,
      error: { reason: 'different-restaurant' },
    })
    await actions.add(AT_PICCADILLY, NAMED_DIP, 'different-restaurant')
    expect(waiting()).toEqual([['Garlic dip', 'add']])
  })

  it('goes when the customer does not want it any more, and with the basket once that is ordered', async () => {
    const { actions, store, intoTheTunnel } = aBasketOnATrain()
    intoTheTunnel()
    await actions.add(AT_DEANSGATE, CHIPS)
    store.setState(withoutWaitingForLine)
    expect(store.getState().waiting).toEqual([])
    await actions.add(AT_DEANSGATE, CHIPS)
    actions.clearAfterOrder(withDips(2).data.id)
    expect(store.getState().waiting).toEqual([])
  })
})
