import { mapPictureUrl } from './map-picture'

const picture = { center: { latitude: 53.4775, longitude: -2.2497 }, zoom: 13, width: 640, height: 480 }

describe('the address of a picture of the map', () => {
  it('is at the stand-in where there is one, else at the provider', () => {
    const here = mapPictureUrl({ mapsKey: 'k', mapsApiUrl: 'http://localhost:4100/stand-ins' }, picture)
    expect(here).toBe(
      'http://localhost:4100/stand-ins/maps/api/staticmap?center=53.4775%2C-2.2497&zoom=13&size=640x480&scale=2&key=k',
    )
    expect(mapPictureUrl({ mapsKey: 'k', mapsApiUrl: null }, picture)).toMatch(
      /^https:\/\/maps\.googleapis\.com\/maps\/api\/staticmap\?/,
    )
  })

  it('names the pins that it wants drawn', () => {
    const pins = [{ label: '1', at: picture.center }]
    const { searchParams } = new URL(mapPictureUrl({ mapsKey: 'k', mapsApiUrl: null }, { ...picture, pins }))
    expect(searchParams.getAll('markers')).toEqual(['label:1|53.4775,-2.2497'])
  })
})
