import { aBasketAtWork, AT_DEANSGATE, DIP, withDips } from '../../test/a-basket-at-work'
import * as changes from './basket.changes'

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const loads = () => {
  const waiting: { readonly come: () => void; readonly fail: () => void }[] = []
  const loadChanges = () =>
    new Promise<typeof changes>((resolve, reject) => {
      waiting.push({ come: () => resolve(changes), fail: () => reject(new Error('Loading chunk failed')) })
    })
  return { waiting, loadChanges }
}

describe('a change whose code has not come yet', () => {
  it('waits in its turn, and two presses are two dishes', async () => {
    const { waiting, loadChanges } = loads()
    const { actions, store, http, sent } = aBasketAtWork(withDips(1), { loadChanges })
    let quantity = 1
    http.answer('basket.add-item', () => withDips((quantity += 1)))
    const both = Promise.all([actions.add(AT_DEANSGATE, DIP), actions.add(AT_DEANSGATE, DIP)])
    expect(actions.queue.pending()).toEqual(new Set([DIP.item.id]))
    await Promise.resolve()
    expect(store.getState().request).toBe('PENDING')
    expect(http.calls).toEqual([])
    waiting[0]?.come()
    while (waiting.length < 2) await nextTask()
    waiting[1]?.come()
    expect((await both).map(({ ok }) => ok)).toEqual([true, true])
    expect(sent('basket.add-item')).toMatchObject([{ signature: 'signed-for-1' }, { signature: 'signed-for-2' }])
  })

  it('has failed when the code does not come, and is sent once by trying again', async () => {
    const { waiting, loadChanges } = loads()
    const { actions, store, http, sent } = aBasketAtWork(withDips(1), { loadChanges })
    http.answer('basket.change-item', () => withDips(2))
    const pressed = actions.step('line-1', 1)
    await Promise.resolve()
    waiting[0]?.fail()
    await pressed
    expect(store.getState()).toMatchObject({
      request: 'ERROR',
      errorCode: 'PATCH_BASKET_ITEM_ERROR',
      failedLine: 'line-1',
    })
    const again = actions.retry()
    await Promise.resolve()
    waiting[1]?.come()
    await again
    expect(sent('basket.change-item')).toHaveLength(1)
    expect(store.getState().request).toBe('DONE')
  })

  it('is asked for once before it is needed, and anew when it was lost', async () => {
    const { waiting, loadChanges } = loads()
    const { actions } = aBasketAtWork(null, { loadChanges })
    actions.bring()
    actions.bring()
    expect(waiting).toHaveLength(1)
    waiting[0]?.fail()
    await nextTask()
    actions.bring()
    expect(waiting).toHaveLength(2)
  })

  it('forgets the basket of an order without it', () => {
    const { waiting, loadChanges } = loads()
    const { actions, store } = aBasketAtWork(withDips(1), { loadChanges })
    actions.clearAfterOrder('basket-1')
    expect(store.getState().signed).toBeNull()
    expect(waiting).toHaveLength(0)
  })
})
