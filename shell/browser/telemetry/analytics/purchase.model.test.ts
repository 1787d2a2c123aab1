import type { StateOf } from '@galo/state'
import { afterCreationView, afterPurchase, afterStageView } from './purchase.model'

const NOTHING: StateOf<'purchase'> = { purchaseId: null, creationViews: [], stageViews: {} }

describe('A purchase', () => {
  it('counts once, however often it is told', () => {
    const known = afterPurchase(NOTHING, 'order-1')
    expect(known).toEqual({ ...NOTHING, purchaseId: 'order-1' })
    expect(afterPurchase(known ?? NOTHING, 'order-1')).toBeNull()
  })

  it('is followed by one view of its order, and a reload makes no second', () => {
    const bought = { ...NOTHING, purchaseId: 'order-1' }
    const known = afterCreationView(bought, 'order-1')
    expect(known?.creationViews).toEqual(['order-1'])
    expect(afterCreationView(known ?? bought, 'order-1')).toBeNull()
  })

  it('is none when somebody looks at an order that was not made here', () =>
    expect(afterCreationView({ ...NOTHING, purchaseId: 'order-1' }, 'order-7')).toBeNull())

  it('is seen at each stage once', () => {
    const placed = afterStageView(NOTHING, 'order-1', 'placed') ?? NOTHING
    expect(afterStageView(placed, 'order-1', 'placed')).toBeNull()
    expect(afterStageView(placed, 'order-1', 'confirmed')?.stageViews).toEqual({ 'order-1': ['placed', 'confirmed'] })
  })

  it('is remembered among the last twenty', () => {
    const orders = Array.from({ length: 25 }, (_, index) => `order-${index}`)
    const known = orders.reduce((before, id) => afterStageView(before, id, 'placed') ?? before, NOTHING)
    expect(Object.keys(known.stageViews)).toHaveLength(20)
    expect(known.stageViews).toHaveProperty('order-24')
  })
})
