import { NetworkError } from '@galo/contracts/errors'
import { aBasket, aLine, createFakeHttp, renderScreen, screen } from '@galo/testing'
import { useSuggestions } from './use-suggestions'

const BASKET = aBasket({ menu_items: [aLine()] })

const Known = () => {
  const { suggestions, error } = useSuggestions(BASKET)
  return <output>{JSON.stringify({ suggested: suggestions.length, error })}</output>
}

describe('useSuggestions', () => {
  it('knows that nobody could say, by its code, and has nothing to suggest', async () => {
    const http = createFakeHttp({
      'recommendations.suggest-items': () => {
        throw new NetworkError('unreachable')
      },
    })
    renderScreen(<Known />, { owner: 'mfe-menu', http })
    const error = { code: 'UPSELL_ERROR', message: 'error getting upsell' }
    expect(await screen.findByText(JSON.stringify({ suggested: 0, error }))).toBeVisible()
  })
})
