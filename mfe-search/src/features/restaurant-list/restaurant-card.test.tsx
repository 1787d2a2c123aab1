import { renderScreen, screen } from '@galo/testing'
import { collection } from '../../fulfilment/collection/collection'
import { RestaurantCard } from './restaurant-card'
import type { RestaurantResult } from './search-results.model'

const RESULT: RestaurantResult = {
  id: 'galo-uk-deansgate',
  slug: 'deansgate',
  name: 'Galo Deansgate',
  telephone: '0161 496 0101',
  address: '231 Deansgate, Manchester, M3 4EN',
  coordinates: { latitude: 53.47, longitude: -2.25 },
  distanceMiles: 0.4,
  hours: { on: '2026-11-18', opens: '11:30', closes: '12:15' },
  facilities: [],
  enabled: true,
  online: true,
  reasons: [],
  minimumMins: null,
  earliest: null,
  isThrottled: false,
}

describe('a restaurant of the results', () => {
  it('that closes before it could cook is not called booked out by others', async () => {
    renderScreen(
      <RestaurantCard
        result={RESULT}
        listing={collection}
        number={1}
        pointed={false}
        onPoint={() => {}}
        onChoose={() => {}}
      />,
      {
        owner: 'mfe-search',
        now: '2026-11-18T12:10:00Z',
      },
    )
    expect(screen.getByText('No times left today')).toBeVisible()
    expect(screen.queryByText(/booked/i)).not.toBeInTheDocument()
  })
})
