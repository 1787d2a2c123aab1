import { renderScreen, screen } from '@galo/testing'
import { cardHelpPage } from './card-help-page'
import type { CardTrouble } from './card-help-page.loader'

const open = (trouble: CardTrouble) => {
  const Page = cardHelpPage(trouble)
  return renderScreen(<Page />, { owner: 'mfe-account' })
}

const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('The pages for who has no card at hand', () => {
  it.each([
    ['forgot-card', 'Forgot your card?', ['/card/auth/login?callbackUrl=%2Forder%2Fsearch', '/card/account']],
    ['lost-card', 'Lost your card?', ['/card/account', '/card/lost-your-card']],
    ['replace-card', 'A new card', ['/card/account', '/order/search']],
  ] as const)('has two ways on for %s, the quicker one first', (trouble, heading, to) => {
    open(trouble)
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(ways()).toEqual(to)
  })

  it('says that no card is posted yet', () => {
    open('replace-card')
    expect(screen.getByText(/can’t post one from this page yet/i)).toBeVisible()
  })
})
