import { render, screen } from '@testing-library/react'
import { Picture } from './picture'

const setUp = (props: Partial<Parameters<typeof Picture>[0]>) => {
  const { container } = render(<Picture url="/order/media/items/wings" alt="Ten wings" {...props} />)
  return {
    sets: [...container.querySelectorAll('source')].map((source) => [source.type, source.srcset]),
    image: screen.getByRole<HTMLImageElement>('img', { name: 'Ten wings' }),
  }
}

describe('Picture', () => {
  it('asks for AVIF, then WebP, by the screen’s density', () => {
    const { sets, image } = setUp({})
    expect(sets).toEqual([
      ['image/avif', '/order/media/items/wings-200.avif 1x, /order/media/items/wings-400.avif 2x'],
      ['image/webp', '/order/media/items/wings-200.webp 1x, /order/media/items/wings-400.webp 2x'],
    ])
    expect([image.getAttribute('width'), image.getAttribute('height'), image.getAttribute('loading')]).toEqual([
      '200',
      '200',
      'lazy',
    ])
  })

  it('lets the browser choose by width where that depends on the screen', () => {
    expect(setUp({ sizes: '118px' }).sets[0]?.[1]).toBe(
      '/order/media/items/wings-200.avif 200w, /order/media/items/wings-400.avif 400w',
    )
  })

  it('takes the larger drawing where it stands large', () => {
    expect(setUp({ size: 400 }).sets[0]?.[1]).toBe('/order/media/items/wings-400.avif')
  })

  it('comes first in the first row', () => {
    const { image } = setUp({ priority: true })
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  })
})
