import { renderScreen, screen } from '@galo/testing'
import remote from '../../../remote'
import changeRestaurant from '../../exposes/change-restaurant'

const { Fragment } = changeRestaurant

describe('change-restaurant', () => {
  it('names the restaurant and leads back to the results it came from', () => {
    renderScreen(<Fragment />, {
      owner: 'mfe-search',
      seed: {
        restaurant: { selected: { id: 'r1', slug: 'galo-deansgate', name: 'Galo Deansgate' } },
        location: { ...remote.stores.location.initial, query: 'M3 4EN' },
      },
    })
    expect(screen.getByText('Galo Deansgate')).toBeVisible()
    expect(screen.getByText(/Collection/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Change restaurant' })).toHaveAttribute(
      'href',
      '/order/search/results?q=M3+4EN&fulfilment=collection',
    )
  })

  it('leads to the search when nothing was chosen or searched for', () => {
    renderScreen(<Fragment />, { owner: 'mfe-search' })
    expect(screen.getByRole('link', { name: 'Choose a restaurant' })).toHaveAttribute('href', '/order/search')
  })
})
