import { NetworkError } from '@galo/contracts/errors'
import { aBasketAtWork, AT_DEANSGATE, DIP, withDips } from '../../test/a-basket-at-work'
import type { Addition } from './basket.model'

const CHIPS: Addition = { item: { id: 'item-peri-chips', quantity: 1, modifiers: [] }, picture: '' }
const unreachable = () => {
  throw new NetworkError('unreachable')
}
type Work = ReturnType<typeof aBasketAtWork>
const numbersOf = ({ sent }: Work) => sent('basket.add-item').map((body) => (body as { change_id: string }).change_id)

describe('a dish added on a bad line', () => {
  it('is the same change when the answer to the first press was lost: the platform makes it once', async () => {
    const work = aBasketAtWork(withDips(0))
    work.http.answer('basket.add-item', unreachable)
    await work.actions.add(AT_DEANSGATE, DIP)
    await work.actions.add(AT_DEANSGATE, DIP)
    expect(work.store.getState().request).toBe('ERROR')
    work.http.answer('basket.add-item', () => withDips(1))
    expect(await work.actions.add(AT_DEANSGATE, DIP)).toEqual({
      ok: true,
      value: { lines: [{ lineId: 'line-1', by: 1 }], name: 'Garlic dip' },
    })
    expect(new Set(numbersOf(work)).size).toBe(1)
    expect(work.store.getState()).toMatchObject({ request: 'DONE', signed: { signature: 'signed-for-1' } })
  })

  it('is the same change when it is tried again', async () => {
    const work = aBasketAtWork(withDips(0))
    work.http.answer('basket.add-item', unreachable)
    await work.actions.add(AT_DEANSGATE, DIP)
    work.http.answer('basket.add-item', () => withDips(1))
    await work.actions.retry()
    expect(new Set(numbersOf(work)).size).toBe(1)
  })

  it('is another change than a dish that was pressed in between, and lost too', async () => {
    const work = aBasketAtWork(withDips(0))
    work.http.answer('basket.add-item', unreachable)
    await work.actions.add(AT_DEANSGATE, DIP)
    await work.actions.add(AT_DEANSGATE, CHIPS)
    await work.actions.add(AT_DEANSGATE, DIP)
    const [dip, chips, again] = numbersOf(work)
    expect([again === dip, chips === dip]).toEqual([true, false])
  })

  it('is one more portion once the basket was seen with the first one in it', async () => {
    const work = aBasketAtWork(withDips(1))
    work.http.answer('basket.add-item', unreachable)
    await work.actions.add(AT_DEANSGATE, DIP)
    work.http.answer('basket.change-item', () => withDips(2))
    await work.actions.step('line-1', 1)
    work.http.answer('basket.add-item', () => withDips(3))
    expect(await work.actions.add(AT_DEANSGATE, DIP)).toMatchObject({
      ok: true,
      value: { lines: [{ lineId: 'line-1', by: 1 }] },
    })
    expect(new Set(numbersOf(work)).size).toBe(2)
  })
})
