import { factsInUse } from '@galo/build/descriptions'
import { isPayload } from './facts'

const FACTS = factsInUse()

describe('FACTS', () => {
  it('are things that have happened, named by who is concerned', () => {
    for (const name of Object.keys(FACTS)) expect(name).toMatch(/^[a-z-]+\.[a-z-]*(ed|seen|shown)$/)
  })

  it('carry ids, names and revisions, never a copy of what is true', () => {
    for (const [name, { payload }] of Object.entries(FACTS))
      for (const [field, kind] of Object.entries(payload))
        expect([name, field, Array.isArray(kind) || /^(string|number|boolean)$/.test(String(kind))]).toEqual([
          name,
          field,
          true,
        ])
  })

  it('tell other tabs of the basket and of orders', () => {
    const told = Object.entries(FACTS)
      .filter(([, { otherTabs }]) => otherTabs)
      .map(([name]) => name)
    expect(told).toEqual(expect.arrayContaining(['basket.changed', 'order.submitted']))
    expect(told).not.toContain('restaurant.selected')
  })

  it('refuse a payload that is not theirs', () => {
    const accepts = (name: string, payload: unknown) => isPayload(FACTS[name]?.payload ?? {}, payload)
    expect(accepts('basket.changed', { basketId: 'b1' })).toBe(false)
    expect(accepts('order.state-changed', { orderId: 'o1', state: 'eaten' })).toBe(false)
    expect(accepts('basket.refused', { basketId: 'b1', code: 'BASKET_EXPIRED' })).toBe(true)
  })
})
