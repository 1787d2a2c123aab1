import { cleanup, render, screen } from '@testing-library/react'
import { Picture } from './picture'

const setUp = (props: Partial<Parameters<typeof Picture>[0]>) => {
  const { container } = render(<Picture url="/order/media/items/wings" alt="Ten wings" {...props} />)
  return {
    sets: [...container.querySelectorAll('source')].map((source) => [source.type, source.srcset]),
    image: screen.getByRole<HTMLImageElement>('img', { name: 'Ten wings' }),
  }
}

describe('Picture', () => {
  it('asks for AVIF, then WebP, in the smallest size that fills the screen’s pixels', () => {
    const { sets, image } = setUp({})
    const widths = (ending: string) =>
      [200, 240, 400]
        .map((width) => `/order/media/items/wings-${width}.${ending} ${(width / 200).toFixed(2)}x`)
        .join(', ')
    expect(sets).toEqual([
      ['image/avif', widths('avif')],
      ['image/webp', widths('webp')],
    ])
    expect([image.getAttribute('width'), image.getAttribute('height'), image.getAttribute('loading')]).toEqual([
      '200',
      '200',
      'lazy',
    ])
  })

  it('follows the screen’s width only where it is told to', () => {
    const sizes = (props: Parameters<typeof setUp>[0]) =>
      setUp(props).image.parentElement?.querySelector('source')?.sizes
    expect(sizes({ size: 56 })).toBe('')
    cleanup()
    expect(sizes({ size: 400, sizes: '45vw' })).toBe('45vw')
  })

  it('is a large one where a screen has room, and by the screen’s pixels elsewhere', () => {
    const { sets, image } = setUp({ size: 118, largeIn: '(min-width: 1200px)' })
    expect(image.parentElement?.querySelector('source')?.media).toBe('(min-width: 1200px)')
    const url = '/order/media/items/wings'
    expect(sets).toEqual([
      ['image/avif', `${url}-400.avif`],
      ['image/avif', `${url}-200.avif 1.69x, ${url}-240.avif 2.03x, ${url}-400.avif 3.39x`],
    ])
  })

  it('takes the larger drawing where it stands large', () => {
    expect(setUp({ size: 400 }).sets[0]?.[1]).toBe('/order/media/items/wings-400.avif')
  })

  it('comes first in the first row', () => {
    const { image } = setUp({ priority: true })
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  })
})
