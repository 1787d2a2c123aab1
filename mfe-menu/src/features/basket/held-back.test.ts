import { aMenu, aMenuItem, aMenuSection } from '@galo/testing'
import { aBasketAtWork, AT_DEANSGATE, withDips } from '../../test/a-basket-at-work'
import type { Addition } from './basket.model'

const MASH: Addition = { item: { id: 'item-mash', quantity: 1, modifiers: [] }, picture: '', name: 'Creamy mash' }
const CHIPS: Addition = { item: { id: 'item-chips', quantity: 1, modifiers: [] }, picture: '', name: 'Peri chips' }

const items = [aMenuItem({ slug: 'mash', allergens: { milk: 'YES' } }), aMenuItem({ slug: 'chips' })]
const MENU = aMenu({ sections: [aMenuSection({ items })] })

/** A line that can be cut, and a menu to look things up in. */
const aBasketOnATrain = () => {
  let isThere = true
  const work = aBasketAtWork(withDips(0), { isOnline: () => isThere })
  work.http.answer('menu.get-menu', () => ({ data: { menu: MENU } }))
  work.http.answer('basket.add-item', () => withDips(1))
  const held = () => work.store.getState().waiting.map(({ name, isHeld }) => [name, isHeld === true])
  return { ...work, held, intoTheTunnel: () => (isThere = false), outOfTheTunnel: () => (isThere = true) }
}

describe('A dish chosen before safe mode was on', () => {
  it('is judged when it is sent: what isn’t safe is held back, and the rest goes in', async () => {
    const { actions, avoid, held, sent, intoTheTunnel, outOfTheTunnel, store } = aBasketOnATrain()
    intoTheTunnel()
    await actions.add(AT_DEANSGATE, MASH)
    await actions.add(AT_DEANSGATE, CHIPS)
    avoid('milk')
    outOfTheTunnel()
    await actions.replay()
    expect(held()).toEqual([['Creamy mash', true]])
    expect(sent('basket.add-item')).toMatchObject([{ item: { id: 'item-chips' } }])
    expect(store.getState().notice).toBeNull()
  })

  it('holds nothing up, and goes in when the customer says so', async () => {
    const { actions, avoid, held, sent, intoTheTunnel, outOfTheTunnel } = aBasketOnATrain()
    intoTheTunnel()
    await actions.add(AT_DEANSGATE, MASH)
    avoid('milk')
    outOfTheTunnel()
    await actions.replay()
    expect((await actions.add(AT_DEANSGATE, CHIPS)).ok).toBe(true)
    expect(held()).toEqual([['Creamy mash', true]])
    expect((await actions.add(AT_DEANSGATE, MASH)).ok).toBe(true)
    expect(sent('basket.add-item')).toHaveLength(2)
  })

  it('is held back as well when it failed, and is tried again in safe mode', async () => {
    const { actions, avoid, http, held, store } = aBasketOnATrain()
    http.answer('basket.add-item', () => {
      throw new Error('down')
    })
    await actions.add(AT_DEANSGATE, MASH)
    avoid('milk')
    http.answer('basket.add-item', () => withDips(1))
    await actions.retry()
    expect(held()).toEqual([['Creamy mash', true]])
    expect(store.getState().signed?.data.menu_items).toEqual([])
  })

  it('stays out while nobody can say what is in it', async () => {
    const { actions, avoid, http, sent, intoTheTunnel, outOfTheTunnel } = aBasketOnATrain()
    intoTheTunnel()
    await actions.add(AT_DEANSGATE, MASH)
    avoid('milk')
    outOfTheTunnel()
    http.answer('menu.get-menu', () => {
      throw new Error('down')
    })
    await actions.replay()
    expect(sent('basket.add-item')).toEqual([])
  })

  it('is not looked up where it was pressed by who avoids the same', async () => {
    const { actions, avoid, http } = aBasketOnATrain()
    avoid('milk')
    await actions.add(AT_DEANSGATE, CHIPS)
    expect(http.calls.map(({ contract }) => contract)).not.toContain('menu.get-menu')
  })
})
