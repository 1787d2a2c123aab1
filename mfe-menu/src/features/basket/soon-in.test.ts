import { storesInUse } from '@galo/build/descriptions'
import { createState } from '@galo/state'
import { withDips } from '../../test/a-basket-at-work'
import { soonIn } from './soon-in'

const aStore = () => createState(storesInUse()).write('basket')
const PATIENCE_MS = 20

describe('soonIn', () => {
  it('finds what is there, and what another tab brings', async () => {
    const store = aStore()
    const basket = () => store.getState().signed
    const coming = soonIn(store, basket, 10_000)
    store.setState((before) => ({ ...before, notice: 'something else' }))
    store.setState((before) => ({ ...before, signed: withDips(1) }))
    await expect(coming).resolves.toEqual(withDips(1))
    await expect(soonIn(store, basket, 10_000)).resolves.toEqual(withDips(1))
  })

  it('gives up on what does not come', async () => {
    const store = aStore()
    await expect(soonIn(store, () => store.getState().signed, PATIENCE_MS)).resolves.toBeNull()
  })
})
