import { NetworkError } from '@galo/contracts/errors'
import { aCustomerSession, screen, waitFor, within } from '@galo/testing'
import { aKitchen } from '../../test/a-kitchen'
import { AT, menu, open, sheet } from '../../test/menu-page.fixture'

/** Of the cards; what lies on top of them hides them. */
const names = () =>
  screen
    .queryAllByRole('article', { hidden: true })
    .flatMap((card) => within(card).queryAllByRole('heading', { level: 3, hidden: true }))
    .map(({ textContent }) => textContent)
const answers =
  (field: string, ...slugs: readonly string[]) =>
  () => ({ data: { [field]: { restaurants: [], items: slugs.map((slug) => ({ slug })) } } })

const openAs = (session: ReturnType<typeof aCustomerSession> | undefined, ...liked: readonly string[]) => {
  const http = aKitchen([], menu)
  http.answer('profile.get-favourites', answers('favourites', ...liked))
  const page = open({ at: `${AT}&filters=open`, http, ...(session === undefined ? {} : { seed: { session } }) })
  return { ...page, http }
}
const choose = async (user: ReturnType<typeof openAs>['user']) => {
  const filters = await sheet('Filter the menu')
  await user.click(filters.getByRole('checkbox', { name: /^Only dishes I like/ }))
  return filters
}

describe('The dishes that a customer likes', () => {
  it('are listed by a filter that counts, and the whole menu is one press away', async () => {
    const { user } = openAs(aCustomerSession(), 'fogo-dip')
    const filters = await choose(user)
    await user.click(await filters.findByRole('button', { name: 'Show 1 dish' }))
    expect(await screen.findByText('Your favourites: 1 dish')).toBeVisible()
    expect(names()).toEqual(['Fogo dip'])
    expect(screen.getByRole('link', { name: /^Filters/ })).toHaveTextContent('1')
    await user.click(screen.getByRole('button', { name: 'Show the whole menu' }))
    await waitFor(() => expect(names()).toHaveLength(3))
    expect(document.body).not.toHaveFocus()
  })

  it('are none yet: says how a dish gets there, and shows the menu again', async () => {
    const { user } = openAs(aCustomerSession())
    await choose(user)
    await user.click(await screen.findByRole('button', { name: 'Show 0 dishes' }))
    expect(screen.getByRole('heading', { name: 'Nothing with your heart here yet' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show the whole menu' }))
    await waitFor(() => expect(names()).toHaveLength(3))
  })

  it('can’t be looked up: the whole menu is shown, says so, and asks again', async () => {
    const { user, http } = openAs(aCustomerSession())
    http.answer('profile.get-favourites', () => {
      throw new NetworkError('unreachable')
    })
    await choose(user)
    await user.keyboard('{Escape}')
    expect(await screen.findByText(/This is the whole menu/)).toBeVisible()
    expect(names()).toHaveLength(3)
    http.answer('profile.get-favourites', answers('favourites', 'fogo-dip'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names()).toEqual(['Fogo dip']))
  })

  it('are one fewer at once when a heart is taken back in its sheet', async () => {
    const { user, http } = openAs(aCustomerSession(), 'fogo-dip')
    http.answer('profile.remove-favourite', answers('removeFavourite'))
    await choose(user)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('link', { name: /Fogo dip/ }))
    const dish = await sheet('Fogo dip')
    await user.click(await dish.findByRole('button', { name: 'Fogo dip is one of your favourites', pressed: true }))
    expect(await screen.findByText('Nothing with your heart here yet')).toBeInTheDocument()
  })

  it('are kept for nobody who is a guest: they are told what signing in gives', async () => {
    const { http } = openAs(undefined)
    const filters = within(await screen.findByRole('dialog', { name: 'Filter the menu' }))
    expect(filters.getByText(/^Sign in, and every dish has a heart/)).toBeVisible()
    expect(filters.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(filters.queryByRole('checkbox', { name: /^Only dishes I like/ })).not.toBeInTheDocument()
    expect(http.calls.filter(({ contract }) => contract === 'profile.get-favourites')).toEqual([])
  })
})
