import { css } from '@emotion/react'
import { media, Picture, type HeatLevel } from '@galo/ui'
import type { ItemCard } from './item.data'

/** Dishes painted without their ground as well, once plain and once for every fire, to stand on the sheet's own colour. */
const WITHOUT_GROUND = /\/half-chicken$/

const filled = css({ position: 'absolute', inset: 0, '& img': { width: '100%', height: '100%', objectFit: 'cover' } })
const onColour = css({
  display: 'grid',
  placeItems: 'center',
  '& img': {
    width: 300,
    maxWidth: 'none',
    background: 'none',
    filter: 'drop-shadow(4px 16px 24px rgb(16 22 47 / .28))',
  },
  [media(900)]: { '& img': { width: 600, height: 600, marginInlineStart: -150 } },
})

interface ItemStageProps {
  readonly card: ItemCard
  readonly heat: HeatLevel | null
}

/** The dish at its largest, in the colour of its fire where we have painted that. */
export const ItemStage = ({ card, heat }: ItemStageProps) => {
  const { url, alt, ground } = card.picture
  if (WITHOUT_GROUND.test(url))
    return (
      <div css={onColour}>
        <Picture url={heat === null ? `${url}-clear` : `${url}-heat-${heat}-clear`} alt={alt} size={400} priority />
      </div>
    )
  return (
    <div css={filled}>
      <Picture url={url} alt={alt} size={400} ground={ground} priority />
    </div>
  )
}
