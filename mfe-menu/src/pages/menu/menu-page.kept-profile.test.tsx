import { NetworkError } from '@galo/contracts/errors'
import { act, aCustomerSession, aGuestSession, screen, waitFor } from '@galo/testing'
import { aKitchen } from '../../test/a-kitchen'
import { AT, menu, open, sheet } from '../../test/menu-page.fixture'

const AGREED = '2026-11-18T12:05:00.000Z'
const NOTHING = { avoid: [] as readonly string[], diets: [] as readonly string[], hideTraces: true, agreedAt: null }

/** The filters of the menu, before a platform that keeps this with the account of who is here. */
const openFilters = (start: object = {}, session = aCustomerSession()) => {
  let kept = { ...NOTHING, ...start }
  const http = aKitchen([], menu)
  http.answer('basket.list-saved-baskets', () => ({ saved_baskets: [] }))
  http.answer('profile.get-food-profile', () => ({ data: { foodProfile: kept } }))
  http.answer('profile.keep-food-profile', ({ body }) => {
    kept = { ...kept, ...(body as { variables: object }).variables, agreedAt: AGREED } as never
    return { data: { keepFoodProfile: kept } }
  })
  http.answer('profile.forget-food-profile', () => ({ data: { forgetFoodProfile: (kept = { ...NOTHING }) } }))
  const opened = open({ http, at: `${AT}&filters=open`, seed: { session } })
  const sent = () => http.calls.filter(({ contract }) => /keep-food|forget-food/.test(contract ?? ''))
  return { ...opened, http, sent }
}
const KEEP = { name: /^Keep this with my account/ }

describe('what a customer must not eat', () => {
  it('is kept with their account only once they say so, and follows them from then on', async () => {
    const { user, sent } = openFilters()
    const filters = await sheet('Filter the menu')
    await user.click(filters.getByRole('checkbox', { name: 'Milk' }))
    const keep = await filters.findByRole('checkbox', KEEP)
    expect(keep).not.toBeChecked()
    expect(sent()).toEqual([])
    await user.click(keep)
    expect(await filters.findByText('Kept with your account.')).toBeVisible()
    await user.click(filters.getByRole('checkbox', { name: 'Egg' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent().at(-1)).toMatchObject({
      body: { variables: { avoid: ['milk', 'egg'], diets: [], hideTraces: true } },
    })
  })

  it('comes back from their account, stricter than either, and nothing is written to it by that', async () => {
    const { state, sent } = openFilters({ avoid: ['milk'], agreedAt: AGREED })
    const filters = await sheet('Filter the menu')
    await waitFor(() =>
      expect(state.read('menuFilters').getState()).toMatchObject({ avoid: ['milk'], isSafeModeOn: true }),
    )
    expect(await filters.findByRole('checkbox', KEEP)).toBeChecked()
    expect(sent()).toEqual([])
  })

  it('is deleted from the account when they untick it, and counts on this visit still', async () => {
    const { user, state, sent } = openFilters({ avoid: ['milk'], agreedAt: AGREED })
    const filters = await sheet('Filter the menu')
    await user.click(await filters.findByRole('checkbox', KEEP))
    expect(await filters.findByText('Your account keeps nothing of it.')).toBeVisible()
    expect(sent().map(({ contract }) => contract)).toEqual(['profile.forget-food-profile'])
    expect(state.read('menuFilters').getState().avoid).toEqual(['milk'])
  })

  it('is said not to have reached the account, and is sent again', async () => {
    const { user, http } = openFilters()
    http.answer('profile.keep-food-profile', () => {
      throw new NetworkError('unreachable')
    })
    const filters = await sheet('Filter the menu')
    await user.click(await filters.findByRole('checkbox', KEEP))
    expect(await filters.findByText(/That didn’t reach your account/)).toBeVisible()
    http.answer('profile.keep-food-profile', () => ({ data: { keepFoodProfile: { ...NOTHING, agreedAt: AGREED } } }))
    await user.click(filters.getByRole('button', { name: 'Try again' }))
    expect(await filters.findByText('Kept with your account.')).toBeVisible()
  })

  it('counts as soon as the line is back, on a menu whose filters nobody has opened', async () => {
    const http = aKitchen([], menu)
    http.answer('basket.list-saved-baskets', () => ({ saved_baskets: [] }))
    http.answer('profile.get-food-profile', () => {
      throw new NetworkError('unreachable')
    })
    const { state } = open({ http, seed: { session: aCustomerSession() } })
    await waitFor(() => expect(http.calls.some(({ contract }) => contract === 'profile.get-food-profile')).toBe(true))
    http.answer('profile.get-food-profile', () => ({
      data: { foodProfile: { ...NOTHING, avoid: ['milk'], agreedAt: AGREED } },
    }))
    await act(async () => void window.dispatchEvent(new Event('online')))
    await waitFor(() =>
      expect(state.read('menuFilters').getState()).toMatchObject({ avoid: ['milk'], isSafeModeOn: true }),
    )
  })

  it('is a guest’s for this visit: they read what signing in gives, and nothing is asked of anybody', async () => {
    const { http } = openFilters({}, aGuestSession())
    expect(await (await sheet('Filter the menu')).findByText(/Sign in, and you can keep this/)).toBeVisible()
    expect(screen.queryByRole('checkbox', KEEP)).toBeNull()
    expect(http.calls.some(({ contract }) => contract === 'profile.get-food-profile')).toBe(false)
  })
})
