import { NetworkError } from '@galo/contracts/errors'
import { storesInUse } from '@galo/build/descriptions'
import { createState } from '@galo/state'
import { createFakeHttp } from '@galo/testing'
import { createFavourites } from './favourites.actions'

const one = (id: string) => ({ id, slug: id, name: `Galo ${id}`, country: 'GB' })
const [deansgate, leith] = [one('deansgate'), one('leith')]
const answers =
  (field: string, ...ids: readonly string[]) =>
  () => ({
    data: {
      [field]: {
        restaurants: ids.map((id) => ({ identifier: id, slug: id, name: `Galo ${id}`, country: 'GB' })),
        items: [],
      },
    },
  })

const aCustomer = () => {
  const http = createFakeHttp()
  const store = createState(storesInUse()).write('favourites')
  const here = { is: 'ana' as string | null }
  const actions = createFavourites({ store, http, who: () => here.is })
  const shown = () => store.getState().restaurants?.map(({ id }) => id) ?? null
  const sent = () => http.calls.map(({ contract }) => contract)
  return { actions, http, shown, sent, here }
}

describe('What a customer likes', () => {
  it('is asked for once, however many places show it', async () => {
    const { actions, http, shown, sent } = aCustomer()
    http.answer('profile.get-favourites', answers('favourites', 'leith'))
    await Promise.all([actions.ask(), actions.ask()])
    expect(shown()).toEqual(['leith'])
    expect(sent()).toEqual(['profile.get-favourites'])
  })

  it('is not known where it could not be asked, and asked for the next time', async () => {
    const { actions, http, shown } = aCustomer()
    http.answer('profile.get-favourites', () => {
      throw new NetworkError('offline')
    })
    await actions.ask()
    expect(shown()).toBeNull()
    http.answer('profile.get-favourites', answers('favourites'))
    await actions.ask()
    expect(shown()).toEqual([])
  })

  it('shows a heart at once, and sends two presses one after the other', async () => {
    const { actions, http, shown, sent } = aCustomer()
    http.answer('profile.add-favourite', answers('addFavourite', 'deansgate'))
    http.answer('profile.remove-favourite', answers('removeFavourite'))
    const presses = [
      actions.wish({ restaurant: deansgate, isLiked: true }),
      actions.wish({ restaurant: deansgate, isLiked: false }),
    ]
    expect(shown()).toEqual([])
    expect(await Promise.all(presses)).toEqual([true, true])
    expect(sent()).toEqual(['profile.add-favourite', 'profile.remove-favourite'])
    expect(shown()).toEqual([])
  })

  it('keeps what was pressed meanwhile in sight when an answer comes that knows nothing of it', async () => {
    const { actions, http, shown } = aCustomer()
    http.answer('profile.add-favourite', answers('addFavourite', 'deansgate'))
    const first = actions.wish({ restaurant: deansgate, isLiked: true })
    void actions.wish({ restaurant: leith, isLiked: true })
    await first
    expect(shown()).toEqual(['leith', 'deansgate'])
  })

  it('takes a heart back that could not be kept, and says so', async () => {
    const { actions, http, shown } = aCustomer()
    http.answer('profile.add-favourite', () => {
      throw new NetworkError('offline')
    })
    const pressed = actions.wish({ restaurant: deansgate, isLiked: true })
    expect(shown()).toEqual(['deansgate'])
    expect(await pressed).toBe(false)
    expect(shown()).toEqual([])
  })

  it('is nobody else’s: an answer that comes after they have gone is not shown', async () => {
    const { actions, http, shown, here } = aCustomer()
    http.answer('profile.get-favourites', () => {
      here.is = null
      return answers('favourites', 'leith')()
    })
    await actions.ask()
    expect(shown()).toBeNull()
  })
})
