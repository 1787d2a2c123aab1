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
    const connectivity = { online: false }
    const state = createState({ connectivity })
    state.write('connectivity').setState({ online: true })
    expect(state.write('connectivity').getInitialState()).toEqual(connectivity)
  })
})
