import { storesInUse } from '@galo/build/descriptions'
import { createState as createStateOf } from './create-state'
import { shareState, type TabChannel } from './share-state'

const createState = () => createStateOf(storesInUse())

describe('shareState', () => {
  const channels = () => {
    const listeners: [object, (event: { data: unknown }) => void][] = []
    const join = (): TabChannel => {
      const self = {}
      return {
        postMessage: (data) =>
          listeners.filter(([of]) => of !== self).forEach(([, hear]) => hear({ data: structuredClone(data) })),
        addEventListener: (_type, listener) => void listeners.push([self, listener]),
        removeEventListener: (_type, listener) =>
          void listeners.splice(
            listeners.findIndex(([, known]) => known === listener),
            1,
          ),
      }
    }
    return join
  }
  const isEmpty = (name: string, value: unknown) => name === 'basket' && (value as { revision: number }).revision === 0

  it('gives a new tab the basket of the others', () => {
    const join = channels()
    const first = createState()
    shareState(first, join(), isEmpty)
    first.write('basket').setState((basket) => ({ ...basket, revision: 3 }))
    const second = createState()
    shareState(second, join(), isEmpty)
    expect(second.write('basket').getState().revision).toBe(3)
  })

  it('leaves a tab its own basket when somebody else asks for one', () => {
    const join = channels()
    const [paying, left, fresh] = [createState(), createState(), createState()]
    left.write('basket').setState((basket) => ({ ...basket, revision: 2 }))
    shareState(paying, join(), isEmpty)
    paying.write('basket').setState((basket) => ({ ...basket, revision: 9 }))
    shareState(left, join(), isEmpty)
    shareState(fresh, join(), isEmpty)
    expect([paying, left].map((state) => state.write('basket').getState().revision)).toEqual([9, 2])
  })

  it('carries a later change both ways, and does not echo it', () => {
    const join = channels()
    const [first, second] = [createState(), createState()]
    shareState(first, join(), isEmpty)
    shareState(second, join(), isEmpty)
    const heard = jest.fn()
    first.write('basket').subscribe(heard)
    second.write('basket').setState((basket) => ({ ...basket, revision: 7 }))
    expect(first.write('basket').getState().revision).toBe(7)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('leaves a new tab what its own document says about cookies, and carries what is said later', () => {
    const join = channels()
    const [said, unasked] = [createState(), createState()]
    said.write('consent').setState({ analytics: true, recording: true, decidedAt: 1_000 })
    shareState(said, join())
    shareState(unasked, join())
    const consent = () => unasked.read('consent').getState()
    expect(consent()).toEqual({ analytics: null, recording: null, decidedAt: null })
    said.write('consent').setState({ analytics: false, recording: false, decidedAt: 2_000 })
    expect(consent()).toEqual({ analytics: false, recording: false, decidedAt: 2_000 })
  })

  it('keeps other stores to their own tab', () => {
    const join = channels()
    const [first, second] = [createState(), createState()]
    shareState(first, join(), isEmpty)
    shareState(second, join(), isEmpty)
    first.write('location').setState((location) => ({ ...location, query: 'M1' }))
    expect(second.write('location').getState().query).toBe('')
  })
})
