import { css } from '@galo/css'
import { Picture, type HeatLevel } from '@galo/ui'
import type { ItemCard } from './item.data'

/** Dishes painted without their ground as well, once plain and once for every fire, to stand on the sheet's own colour. */
const WITHOUT_GROUND = /\/half-chicken$/

/** The stage is a grid, and a `<source>` would take a cell of it. */
const alone = css({ display: 'contents', '& source': { display: 'none' } })

interface ItemStageProps {
  readonly card: ItemCard
  readonly heat: HeatLevel | null
}

/** The dish at its largest, in the colour of its fire where we have painted that. */
export const ItemStage = ({ card, heat }: ItemStageProps) => {
  const { url, alt, ground } = card.picture
  const isPainted = WITHOUT_GROUND.test(url)
  const clear = heat === null ? `${url}-clear` : `${url}-heat-${heat}-clear`
  return (
    <div css={alone}>
      <Picture url={isPainted ? clear : url} alt={alt} size={400} ground={isPainted ? 'clear' : ground} priority />
    </div>
  )
}
