import { FACTS } from './facts'

describe('FACTS', () => {
  it('are things that have happened, named by who is concerned', () => {
    for (const name of Object.keys(FACTS)) expect(name).toMatch(/^[a-z-]+\.[a-z-]+(ed|started)$/)
  })

  it('carry ids, names and revisions, never a copy of what is true', () => {
    for (const [name, { payload }] of Object.entries(FACTS))
      for (const [field, schema] of Object.entries(payload.def.shape))
        expect([name, field, schema.def.type]).toEqual([name, field, expect.stringMatching(/^(string|number|enum)$/)])
  })

  it('tell other tabs of the basket, of orders and of signing out', () => {
    const told = Object.entries(FACTS)
      .filter(([, { otherTabs }]) => otherTabs)
      .map(([name]) => name)
    expect(told).toEqual(expect.arrayContaining(['basket.changed', 'order.submitted', 'session.ended']))
    expect(told).not.toContain('restaurant.selected')
  })

  it('refuse a payload that is not theirs', () => {
    expect(FACTS['basket.changed'].payload.safeParse({ basketId: 'b1' }).success).toBe(false)
    expect(FACTS['order.state-changed'].payload.safeParse({ orderId: 'o1', state: 'eaten' }).success).toBe(false)
    expect(FACTS['basket.refused'].payload.safeParse({ basketId: 'b1', code: 'BASKET_EXPIRED' }).success).toBe(true)
  })
})
