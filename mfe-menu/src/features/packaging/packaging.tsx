import { css } from '@galo/css'
import { bagPrice, formatMoney, isOnPremises, type FulfilmentType } from '@galo/domain'
import { CheckboxRow } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { PACKAGING_WORDS } from './packaging.words'

const group = css({
  display: 'grid',
  gap: 'var(--s-1)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBlockEnd: 'var(--s-1)', fontWeight: 700 },
})
/** Its words begin where those above it do. */
const row = css({ marginInline: 'calc(-1 * var(--s-3))' })

export interface PackagingWishes {
  readonly cutlery?: boolean
  readonly bag?: boolean
}

interface PackagingProps {
  readonly fulfilmentType: FulfilmentType
  readonly wishes: Required<PackagingWishes>
  readonly onWish: (wish: PackagingWishes) => void
}

/** Cutlery and a bag, with what the bag costs said before it is wanted. Where people sit there is both, and neither is asked for. */
export const Packaging = ({ fulfilmentType, wishes, onWish }: PackagingProps) => {
  const words = useWords(PACKAGING_WORDS)
  const { market } = useLocale()
  if (isOnPremises(fulfilmentType)) return null
  return (
    <fieldset css={group}>
      <legend>{words.heading}</legend>
      <CheckboxRow
        css={row}
        label={words.cutlery}
        detail={words.free}
        checked={wishes.cutlery}
        onChange={(cutlery) => onWish({ cutlery })}
      />
      <CheckboxRow
        css={row}
        label={words.bag}
        detail={words.ownBag}
        price={words.bagPrice(formatMoney(bagPrice(market)))}
        checked={wishes.bag}
        onChange={(bag) => onWish({ bag })}
      />
    </fieldset>
  )
}
