import { css, cssOf } from '@galo/css'
import { sourcesOf, type PictureSize } from './picture-sizes'

/** `clear`: cut out, to stand on a colour of the page. */
export type Ground = 'sol' | 'azul' | 'brasa' | 'erva' | 'rosa' | 'cal' | 'clear'

const GROUNDS: Readonly<Record<Ground, string>> = {
  sol: '#ffd45c',
  azul: '#c9d6ff',
  brasa: '#ffb9a0',
  erva: '#cfe6be',
  rosa: '#ffd3dc',
  cal: '#edeff8',
  clear: 'transparent',
}

const frame = css({ display: 'contents', '& > source': { display: 'none' } })
const onGround = cssOf((ground: Ground) => ({ backgroundColor: GROUNDS[ground] }))

export interface PictureProps extends Partial<PictureSize> {
  /** Without size and ending: '/order/media/items/half-chicken'. */
  readonly url: string
  /** Empty where the title stands beside it. */
  readonly alt: string
  /** In the first row: fetched at once and first. Everything below waits until it is near. */
  readonly priority?: boolean
  /** Colour of the place until the picture is here. */
  readonly ground?: Ground | undefined
  readonly className?: string | undefined
}

/** A dish: AVIF, else WebP, in the smallest of its sizes that fills the screen's pixels. */
export const Picture = ({
  url,
  alt,
  size = 200,
  sizes,
  largeIn,
  priority = false,
  ground,
  className,
}: PictureProps) => (
  <picture css={frame}>
    {sourcesOf(url, { size, sizes, largeIn }).map((source) => (
      <source key={source.type + source.media} {...source} />
    ))}
    <img
      css={onGround(ground ?? 'cal')}
      className={className}
      data-ground={ground}
      src={`${url}-400.webp`}
      alt={alt}
      width={size}
      height={size}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
    />
  </picture>
)
