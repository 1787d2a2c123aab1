import { aRestaurant } from '../../test/a-restaurant'
import { ALL, h1Of, isForNobodyToFind, named, restaurantsSite } from '../../test/a-restaurants-site'

describe('the search for restaurants', () => {
  const site = restaurantsSite()

  const postcode = { id: 'p1', displayLabel: 'M3 4EN, Manchester', type: 'postal_code', hasAddresses: true }

  it.each(['', '?q=', '?q=+', '?lat=53.34', '?lat=north&lon=west'])(
    'asks where somebody is who sent %j',
    async (search) => {
      const { status, html } = await site.ask(`/restaurants/search${search}`)
      expect([status, h1Of(html)]).toEqual([200, 'Find a Galo'])
      expect(html).toContain('href="/restaurants/in/leeds"')
      expect(isForNobodyToFind(html)).toBe(false)
    },
  )

  it.each(['q', 'location', 'place'])('lists the nearest to the words of the field %s', async (field) => {
    site.answers = { predictions: [postcode] }
    const { status, html } = await site.ask(`/restaurants/search?${field}=m34en`)
    expect([status, h1Of(html)]).toEqual([200, 'Galos near M3 4EN'])
    expect(html).toContain('value="m34en"')
    expect(html.match(/<li class="galo"/g)).toHaveLength(3)
    expect(html).toContain('href="/order/menu/deansgate?fulfilment=collection">Order for collection')
    expect(isForNobodyToFind(html)).toBe(true)
  })

  it('goes by a position as it is, and keeps what was typed for it', async () => {
    const { html } = await site.ask('/restaurants/search?lat=53.4775&lon=-2.2497')
    expect(h1Of(html)).toBe('Galos near you')
    expect(h1Of((await site.ask('/restaurants/search?q=Deansgate&lat=53.4775&lon=-2.2497')).html)).toBe(
      'Galos near Deansgate',
    )
  })

  it('shows no more than fifteen, and those with a facility before it cuts', async () => {
    const plain = Array.from({ length: 20 }, (_, index) =>
      named(`Galo ${index + 1}`, 'Manchester', { amenityFeature: [] }),
    )
    site.answers = { restaurants: [...plain, ...ALL] }
    const { html } = await site.ask('/restaurants/search?lat=53.4775&lon=-2.2497')
    expect(html.match(/<li class="galo"/g)).toHaveLength(15)
    const filtered = await site.ask('/restaurants/search?lat=53.4775&lon=-2.2497&with=halal')
    expect(filtered.html.match(/<li class="galo"/g)).toHaveLength(2)
    expect(filtered.html).toContain('name="with" value="halal"')
  })

  it('offers a place of the other market on its site, by name', async () => {
    site.answers = { elsewhere: { countryCode: 'IE', displayLabel: 'Cork' } }
    const { html } = await site.ask('/restaurants/search?q=cork')
    expect(h1Of(html)).toBe('Cork is in Ireland')
    expect(html).toContain('href="https://ie.galo.test/restaurants/search?q=cork"')
    expect(html).not.toContain('class="galo"')
  })

  it('says what it took misspelt words for, and nothing of the kind of others', async () => {
    const manchester = { id: 'p1', displayLabel: 'Manchester', type: 'locality', hasAddresses: false }
    site.answers = { predictions: [manchester], isGuess: true }
    const { html } = await site.ask('/restaurants/search?q=Mancester')
    expect(h1Of(html)).toBe('Galos near Manchester')
    expect(html).toContain('Showing Manchester for “Mancester”. The nearest 3.')
    site.answers = { predictions: [manchester] }
    expect((await site.ask('/restaurants/search?q=Manchester')).html).not.toContain('Showing')
  })

  it('tells who stands in the other market', async () => {
    site.answers = { country: 'IE' }
    const { html } = await site.ask('/restaurants/search?lat=53.34&lon=-6.25')
    expect(h1Of(html)).toBe('You’re in Ireland')
    expect(html).toContain('href="https://ie.galo.test/restaurants/search?lat=53.34&amp;lon=-6.25"')
  })

  it('asks nobody about characters that can’t be seen, which come with pasted words', async () => {
    site.answers = { predictions: [postcode] }
    const { status, html } = await site.ask('/restaurants/search?q=M3%00+%E2%80%8B4EN')
    expect([status, h1Of(html)]).toEqual([200, 'Galos near M3 4EN'])
    expect((await site.ask('/restaurants/search?q=%00')).status).toBe(200)
    expect(
      site
        .calls()
        .map(({ path }) => path)
        .filter((path) => /%00|%E2%80%8B/i.test(path)),
    ).toEqual([])
  })

  it('takes the field that holds something where a form sends several', async () => {
    site.answers = { predictions: [postcode] }
    expect(h1Of((await site.ask('/restaurants/search?q=&place=M3+4EN')).html)).toBe('Galos near M3 4EN')
  })

  it('says which words it doesn’t know, as words', async () => {
    const { status, html } = await site.ask(`/restaurants/search?q=${encodeURIComponent('<b>%nonce%')}`)
    expect([status, h1Of(html)]).toEqual([200, 'We don’t know &lt;b&gt;%nonce% yet'])
    expect(html).toContain('href="/restaurants/in/leeds"')
  })

  it('says how far the nearest is where none is in reach', async () => {
    site.answers = { predictions: [postcode], restaurants: [] }
    expect(h1Of((await site.ask('/restaurants/search?q=JE2')).html)).toBe('No Galo near M3 4EN yet')
  })

  it('shows nothing of the other market, however near the border', async () => {
    const { geo } = aRestaurant()
    const dundalk = named('Galo Dundalk', 'Dundalk', { geo: { ...geo, address: { ...geo.address, country: 'IE' } } })
    site.answers = { restaurants: [dundalk, ...ALL] }
    const { html } = await site.ask('/restaurants/search?lat=53.4775&lon=-2.2497')
    expect(html).not.toContain('Dundalk')
  })
})
