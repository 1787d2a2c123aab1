import { restaurants } from '../../../../../data'
import { parseWith } from '../../../../kernel/http/body'
import { makePicture } from './picture.make'
import { pictureSchema } from './picture.request'

const read = (query: Readonly<Record<string, unknown>>) => parseWith(pictureSchema, { key: 'k', ...query })
const DEANSGATE = '53.4775,-2.2497'
const draw = (query: Readonly<Record<string, unknown>> = {}) =>
  makePicture(read({ center: DEANSGATE, zoom: '14', size: '640x560', ...query }))

describe('makePicture', () => {
  it('draws streets, water and names around every restaurant', () => {
    for (const { latitude, longitude } of restaurants.filter((_, index) => index % 16 === 0)) {
      const svg = draw({ center: `${latitude},${longitude}`, scale: '2' })
      expect(svg).toMatch(/^<svg [^>]*width="1280" height="1120"/)
      expect(svg.match(/<path /g)?.length).toBeGreaterThan(6)
      expect(svg.match(/<text /g)?.length).toBeGreaterThan(4)
    }
  })

  it('is the same picture every time, and another one from above', () => {
    expect(draw()).toBe(draw())
    expect(draw({ maptype: 'satellite' })).not.toBe(draw())
  })

  it('lays a pin where its place is: in the middle for the place it is drawn around', () => {
    expect(draw({ markers: [`color:blue|label:1|${DEANSGATE}`] })).toMatch(
      /translate\(320 280\)"><ellipse[^]*>1<\/text>/,
    )
  })

  it('names a street by one name, wherever tiles would meet', () => {
    const names = [...draw({ scale: '2' }).matchAll(/fill="#2b3252"[^>]*>([^<]+)<\/text>/g)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('stays small enough for a page', () => {
    for (const zoom of ['6', '11', '14', '16'])
      expect(draw({ zoom, scale: '2', size: '640x640', center: '51.5115,-0.1200' }).length).toBeLessThan(420_000)
  })

  it('is asked for as the provider’s is, and refuses what could not be drawn', () => {
    for (const wrong of [
      { center: 'Manchester' },
      { center: '91,0' },
      { zoom: '0' },
      { zoom: '4.5' },
      { size: '641x300' },
      { size: '0x300' },
      { scale: '3' },
      { maptype: 'moon' },
      { markers: ['label:1|somewhere'] },
    ])
      expect(() => draw(wrong)).toThrow()
  })
})
