import { NetworkError } from '@galo/contracts/errors'
import { aCustomerSession, createFakeHttp, renderScreen, screen, waitFor } from '@galo/testing'
import { DishHeart } from './dish-heart'

const NAME = 'Half chicken is one of your favourites'
const answers =
  (field: string, ...slugs: readonly string[]) =>
  () => ({ data: { [field]: { restaurants: [], items: slugs.map((slug) => ({ slug })) } } })

const open = (...liked: readonly string[]) => {
  const http = createFakeHttp()
  http.answer('profile.get-favourites', answers('favourites', ...liked))
  const { user } = renderScreen(<DishHeart slug="half-chicken" name="Half chicken" />, {
    owner: 'mfe-menu',
    http,
    seed: { session: aCustomerSession() },
  })
  return { http, user }
}

describe('a dish that a customer likes', () => {
  it('has a full heart, and is liked no more by a press', async () => {
    const { http, user } = open('half-chicken')
    http.answer('profile.remove-favourite', answers('removeFavourite'))
    const heart = await screen.findByRole('button', { name: NAME, pressed: true })
    await user.click(heart)
    expect(screen.getByRole('button', { name: NAME, pressed: false })).toBeVisible()
    expect(http.calls.map(({ contract }) => contract)).toEqual(['profile.get-favourites', 'profile.remove-favourite'])
  })

  it('takes a heart back that could not be kept, and says so', async () => {
    const { http, user } = open()
    http.answer('profile.add-favourite', () => {
      throw new NetworkError('unreachable')
    })
    await user.click(await screen.findByRole('button', { name: NAME, pressed: false }))
    expect(await screen.findByText('That didn’t reach us. Please try again.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: NAME, pressed: false })).toBeVisible())
  })

  it('shows a guest none, and asks nothing for them', () => {
    const http = createFakeHttp()
    renderScreen(<DishHeart slug="half-chicken" name="Half chicken" />, { owner: 'mfe-menu', http })
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(http.calls).toEqual([])
  })
})
