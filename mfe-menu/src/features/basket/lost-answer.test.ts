import { NetworkError } from '@galo/contracts/errors'
import { aLine, aSignedBasket } from '@galo/testing'
import { aBasketAtWork, AT_DEANSGATE, DIP, refusal, withDips } from '../../test/a-basket-at-work'
import type { Addition } from './basket.model'

describe('a dish added on a bad line', () => {
  it('is not there twice when the answer to the first press was lost on its way', async () => {
    const { actions, store, http, sent } = aBasketAtWork(withDips(0, 'signed-for-0'))
    http.answer('basket.add-item', () => {
      throw new NetworkError('unreachable')
    })
    await actions.add(AT_DEANSGATE, DIP)
    expect(store.getState().request).toBe('ERROR')

    // The kitchen had it all the same.
    http.answer('basket.validate-basket', (call) => {
      if ((call.body as { signature: string }).signature === 'signed-for-1') return withDips(1)
      throw refusal(409, 'BASKET_STALE', withDips(1))
    })
    const result = await actions.add(AT_DEANSGATE, DIP)
    expect(result).toEqual({ ok: true, value: { lineId: 'line-1', quantityBefore: 0, name: 'Garlic dip' } })
    expect(sent('basket.add-item')).toHaveLength(1)
    expect(store.getState()).toMatchObject({ request: 'DONE', signed: { signature: 'signed-for-1' } })
  })

  it('is not there twice when looking for it was lost on its way as well', async () => {
    const { actions, http, sent } = aBasketAtWork(withDips(0, 'signed-for-0'))
    const unreachable = () => {
      throw new NetworkError('unreachable')
    }
    http.answer('basket.add-item', unreachable)
    http.answer('basket.validate-basket', unreachable)
    await actions.add(AT_DEANSGATE, DIP)
    await actions.add(AT_DEANSGATE, DIP)
    http.answer('basket.validate-basket', () => withDips(1))
    expect(await actions.add(AT_DEANSGATE, DIP)).toEqual({
      ok: true,
      value: { lineId: 'line-1', quantityBefore: 0, name: 'Garlic dip' },
    })
    expect(sent('basket.add-item')).toHaveLength(1)
  })

  it('is not there twice when another dish was pressed in between, and lost too', async () => {
    const chips: Addition = { item: { id: 'item-peri-chips', quantity: 1, modifiers: [] }, picture: '' }
    const { actions, http, sent } = aBasketAtWork(withDips(0, 'signed-for-0'))
    http.answer('basket.add-item', () => {
      throw new NetworkError('unreachable')
    })
    await actions.add(AT_DEANSGATE, DIP)
    await actions.add(AT_DEANSGATE, chips)
    const both = [aLine({ id: 'line-2', menu_item_id: 'item-peri-chips' }), aLine()]
    http.answer('basket.validate-basket', () => aSignedBasket({ menu_items: both }))
    expect(await actions.add(AT_DEANSGATE, DIP)).toMatchObject({ ok: true, value: { lineId: 'line-1' } })
    expect(sent('basket.add-item')).toHaveLength(2)
  })

  it('is one more portion once the basket was seen with the first one in it', async () => {
    const { actions, http, sent } = aBasketAtWork(withDips(1))
    http.answer('basket.add-item', () => {
      throw new NetworkError('unreachable')
    })
    await actions.add(AT_DEANSGATE, DIP)
    http.answer('basket.change-item', () => withDips(2))
    await actions.step('line-1', 1)
    http.answer('basket.add-item', () => withDips(3))
    expect(await actions.add(AT_DEANSGATE, DIP)).toEqual({
      ok: true,
      value: { lineId: 'line-1', quantityBefore: 2, name: 'Garlic dip' },
    })
    expect(sent('basket.add-item')).toHaveLength(2)
  })

  it('is made by the second press when the first never arrived', async () => {
    const { actions, http, sent } = aBasketAtWork(withDips(0, 'signed-for-0'))
    http.answer('basket.add-item', () => {
      throw new NetworkError('offline')
    })
    await actions.add(AT_DEANSGATE, DIP)
    http.answer('basket.validate-basket', () => withDips(0, 'signed-for-0'))
    http.answer('basket.add-item', () => withDips(1))
    expect(await actions.add(AT_DEANSGATE, DIP)).toMatchObject({ ok: true })
    expect(sent('basket.add-item')).toHaveLength(2)
  })
})
