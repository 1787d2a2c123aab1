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
      [200, 240, 400].map((width) => `/order/media/items/wings-${width}.${ending} ${width}w`).join(', ')
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

  it('says how wide it stands: by its size, or as the screen has it', () => {
    const sizes = (props: Parameters<typeof setUp>[0]) =>
      setUp(props).image.parentElement?.querySelector('source')?.sizes
    expect(sizes({ size: 56 })).toBe('56px')
    cleanup()
    expect(sizes({ size: 400, sizes: '45vw' })).toBe('45vw')
  })

  it('takes the larger drawing where it stands large', () => {
    expect(setUp({ size: 400 }).sets[0]?.[1]).toBe('/order/media/items/wings-400.avif')
  })

  it('comes first in the first row', () => {
    const { image } = setUp({ priority: true })
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  })
})
