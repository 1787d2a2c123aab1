import { storesInUse } from '@galo/build/descriptions'
import { createRoot } from 'react-dom/client'
import { act } from 'react'
import { createState } from './create-state'
import { StateProvider, useAppState, useStore } from './react'

const Query = () => <p>{useStore('location', ({ query }) => query) ?? 'no such store'}</p>
const IsThere = () => <p>{useAppState().read('location') === undefined ? 'no such store' : 'there'}</p>

describe('useStore', () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  afterAll(() => act(() => root.unmount()))

  it('draws again when what was picked changes', () => {
    const state = createState(storesInUse())
    act(() =>
      root.render(
        <StateProvider state={state}>
          <Query />
        </StateProvider>,
      ),
    )
    act(() => state.write('location').setState({ query: 'M1 1AA' }))
    expect(container.textContent).toBe('M1 1AA')
  })

  it('has nothing to give of a store whose owner is no part of the site, and takes no page down for it', () => {
    const state = createState({})
    act(() =>
      root.render(
        <StateProvider state={state}>
          <Query />
          <IsThere />
        </StateProvider>,
      ),
    )
    expect(container.textContent).toBe('no such storeno such store')
  })
})
