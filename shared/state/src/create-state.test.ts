import { storesInUse } from '@galo/build/descriptions'
import { createState as createStateOf, type Seed } from './create-state'

const createState = (seed: Seed = {}) => createStateOf(storesInUse(), seed)

describe('createState', () => {
  it('shares nothing between two visitors', () => {
    const ann = createState()
    const bob = createState()
    ann.write('location').setState((location) => ({ ...location, query: 'M1 1AA' }))
    expect(bob.write('location').getState().query).toBe('')
  })

  it('keeps what the server knew as the initial state while the state moves on', () => {
    const session = { kind: 'guest', expiresAt: 1 } as const
    const state = createState({ session })
    state.write('session').setState({ kind: 'loading' }, true)
    expect(state.write('session').getInitialState()).toEqual(session)
  })
})
