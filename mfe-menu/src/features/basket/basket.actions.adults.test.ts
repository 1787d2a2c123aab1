import { aLine, aSignedBasket } from '@galo/testing'
import { AT_DEANSGATE, AT_PICCADILLY, aBasketAtWork, withDips } from '../../test/a-basket-at-work'

const LAGER = {
  item: { id: 'item-galo-lager', quantity: 1, modifiers: [] },
  picture: '/pictures/galo-lager',
  forAdults: true,
}
const lager = aLine({ id: 'line-2', menu_item_id: 'item-galo-lager', age_restricted: true })
const withLager = aSignedBasket({ menu_items: [aLine(), lager] }, 'with-lager')

describe('the first alcohol of a basket', () => {
  it('is asked about before anything is sent', async () => {
    const { actions, http } = aBasketAtWork(withDips(1))
    expect(await actions.add(AT_DEANSGATE, LAGER)).toEqual({ ok: false, error: { reason: 'adults-only' } })
    expect(http.calls).toEqual([])
  })

  it('goes in once the customer has said that they are old enough', async () => {
    const { actions, http, sent, agesStated } = aBasketAtWork(withDips(1))
    http.answer('basket.add-item', () => withLager)
    expect((await actions.add(AT_DEANSGATE, LAGER, 'adults-only')).ok).toBe(true)
    expect(sent('basket.add-item')).toHaveLength(1)
    expect(agesStated).toEqual([withLager.data.id])
  })

  it('is asked about once a basket', async () => {
    const { actions, http, agesStated } = aBasketAtWork(withLager)
    http.answer('basket.add-item', () => withLager)
    expect((await actions.add(AT_DEANSGATE, LAGER)).ok).toBe(true)
    // What nobody was asked, nobody has said.
    expect(agesStated).toEqual([])
  })

  it('is asked about again after the last one has gone', async () => {
    const { actions, http } = aBasketAtWork(withLager)
    http.answer('basket.remove-item', () => withDips(1))
    await actions.step('line-2', -1)
    expect(await actions.add(AT_DEANSGATE, LAGER)).toEqual({ ok: false, error: { reason: 'adults-only' } })
  })

  it('from another restaurant is one question, not two', async () => {
    const { actions, http, agesStated } = aBasketAtWork(withDips(1))
    expect(await actions.add(AT_PICCADILLY, LAGER)).toMatchObject({
      error: { reason: 'different-restaurant', forAdults: true },
    })
    http.answer('basket.create-basket', () => withDips(0))
    http.answer('basket.add-item', () => withLager)
    expect((await actions.add(AT_PICCADILLY, LAGER, 'different-restaurant')).ok).toBe(true)
    expect(agesStated).toEqual([withLager.data.id])
  })

  it('is not let in by a yes to another question', async () => {
    const { actions } = aBasketAtWork(withDips(1))
    const result = await actions.add(AT_DEANSGATE, LAGER, 'different-restaurant')
    expect(result).toMatchObject({ error: { reason: 'adults-only' } })
  })
})
