import { z } from 'zod'
import { aChannel, aRestaurant, usualHours } from '../../test/a-restaurant'
import { writeDocument } from '../website-document'
import { factsOf, type Around } from './restaurant-facts.model'
import { drawRestaurant } from './restaurant-page'
import { listThing, pathThing, restaurantThing } from './structured-data'

const locale = { market: 'UK', language: 'en' } as const
const site = 'https://uk.galo.test'
const around: Around = {
  when: { now: Date.parse('2026-12-22T18:00:00Z'), timeZone: 'Europe/London' },
  market: 'UK',
  flags: {},
}

const scene = { when: around.when, maps: { mapsKey: 'a-key', mapsApiUrl: 'https://maps.test' } }

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')

/** What search engines want of a restaurant, and the form they want it in. */
const hours = z.string().regex(/^\d\d:\d\d$/)
const wanted = z.object({
  '@type': z.literal('Restaurant'),
  '@id': z.url(),
  name: z.string().min(1),
  url: z.url(),
  image: z.url(),
  telephone: z.string().regex(/^\+\d{2,3} [\d ]+$/),
  address: z.object({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().min(1),
    addressLocality: z.string().min(1),
    postalCode: z.string().min(1),
    addressCountry: z.enum(['GB', 'IE']),
  }),
  geo: z.object({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }),
  openingHoursSpecification: z.array(
    z.object({
      '@type': z.literal('OpeningHoursSpecification'),
      dayOfWeek: z.string().regex(/^https:\/\/schema\.org\/[A-Z][a-z]+day$/),
      opens: hours,
      closes: hours,
    }),
  ),
  specialOpeningHoursSpecification: z
    .array(z.object({ validFrom: z.iso.date(), validThrough: z.iso.date(), opens: hours, closes: hours }))
    .optional(),
  amenityFeature: z.array(z.object({ name: z.string(), value: z.literal(true) })),
  hasMenu: z.url(),
  potentialAction: z.array(z.object({ '@type': z.literal('OrderAction'), target: z.object({ urlTemplate: z.url() }) })),
})

const details = aRestaurant({
  week: aRestaurant().week.map(({ day }) => ({ day, openingHours: day === 'MONDAY' ? null : usualHours })),
  days: [
    { on: '2026-12-22', openingHours: usualHours },
    { on: '2026-12-25', openingHours: { opens: '12:00', closes: '20:30' } },
    { on: '2026-12-26', openingHours: null },
  ],
  orderChannel: [aChannel('COLLECTION'), aChannel('DELIVERY'), aChannel('EAT_IN', { enabled: false })],
})

describe('what machines read of a restaurant', () => {
  const facts = factsOf(details, around)
  const thing = wanted.parse(restaurantThing(facts, { locale, site }))
  const html = String(drawRestaurant(facts, scene, locale))
  const text = textOf(html)

  it('is what people read: name, address, telephone, facilities', () => {
    expect(text).toContain(thing.name)
    const { streetAddress, addressLocality, postalCode } = thing.address
    expect(text).toContain(`${streetAddress}, ${addressLocality} ${postalCode}`)
    expect(text).toContain(thing.telephone.replace('+44 ', '0'))
    const had = [...html.matchAll(/<li><svg[^>]*><path[^>]*\/><\/svg>([^<]+)<\/li>/g)].map(([, each]) => each)
    expect(thing.amenityFeature.map(({ name }) => name)).toEqual(had)
  })

  it('has the hours of the table, day by day, and leaves out a day off', () => {
    const rows = [
      ...html.matchAll(/<tr[^>]*><th role="rowheader" scope="row">([^<]+)<\/th><td[^>]*>([^<]+)<\/td>/g),
    ].map(([, day, said]) => [day?.replace(', today', ''), said])
    const usual = thing.openingHoursSpecification.map(({ dayOfWeek, opens, closes }) => [
      dayOfWeek.split('/').at(-1),
      `${opens}–${closes}`,
    ])
    expect(usual).toEqual(rows.slice(1, 7))
    expect(rows[0]).toEqual(['Monday', 'Closed'])
    expect(thing.specialOpeningHoursSpecification).toEqual([
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '12:00', closes: '20:30' },
      { validFrom: '2026-12-26', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
    ])
    expect(rows.slice(7)).toEqual([
      ['Fri 25 Dec', '12:00–20:30'],
      ['Sat 26 Dec', 'Closed'],
    ])
  })

  it('names the menu by the address that search engines find it under', () => {
    expect(thing.hasMenu).toMatch(/\/order\/menu\/deansgate$/)
  })

  it('promises an order by those ways alone that have a button to order', () => {
    const ordered = [...html.matchAll(/<a class="more" href="([^"]+)">Order from here/g)].map(([, path]) => site + path)
    expect(thing.potentialAction.map(({ target }) => target.urlTemplate)).toEqual(ordered)
    expect(ordered).toEqual([
      `${site}/order/menu/deansgate?fulfilment=delivery`,
      `${site}/order/menu/deansgate?fulfilment=collection`,
    ])
  })

  it('has nothing to order where nobody would take it', () => {
    const silent = factsOf({ ...details, orderChannel: [aChannel('COLLECTION', { online: false })] }, around)
    expect(restaurantThing(silent, { locale, site })['potentialAction']).toEqual([])
  })

  it('ends no script element, whatever a name holds', () => {
    const nasty = { ...facts, name: '</script><script>alert(1)</script>' }
    const document = writeDocument({
      head: { title: 'x', description: 'x', listed: 'here' },
      place: { ...locale, siteUrls: { UK: site, IE: 'https://ie.galo.test' }, pathname: '/restaurants/x' },
      main: drawRestaurant(nasty, scene, locale),
      things: [restaurantThing(nasty, { locale, site })],
    })
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(document)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ '@graph': [{ name: nasty.name }] })
    expect(document).not.toContain('<script>alert')
  })
})

describe('what machines read of the way to a page, and of a list', () => {
  it('is every step with its address, the last one the page’s own', () => {
    const url = `${site}/restaurants/deansgate`
    expect(pathThing([['Restaurants', '/restaurants'], ['Galo Deansgate']], { site, url })).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Restaurants', item: `${site}/restaurants` },
        { position: 2, name: 'Galo Deansgate', item: url },
      ],
    })
  })

  it('is its pages in their order', () => {
    expect(listThing([['Galo Deansgate', '/restaurants/deansgate']], site)).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: 'Galo Deansgate', url: `${site}/restaurants/deansgate` }],
    })
  })
})
