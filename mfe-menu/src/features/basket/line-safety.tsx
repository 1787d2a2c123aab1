import type { BasketItem } from '@galo/contracts/basket'
import { css } from '@galo/css'
import { judgeFood } from '@galo/domain'
import { ShieldCheckFillIcon, WarningCircleFillIcon, WarningFillIcon } from '@galo/ui'
import { useLocale } from '@galo/words'
import { judgedFoodWords } from '@galo/words/food'
import { isAsked, useFoodProfile } from './use-food-profile'

const mark = css({
  display: 'flex',
  gap: 'var(--s-1)',
  fontWeight: 600,
  fontSize: 'var(--t-small)',
  '& > svg': { flex: 'none', marginBlockStart: 1 },
})
const tones = {
  safe: css({ color: 'var(--ok)' }),
  'may-contain': css({ color: 'var(--text)' }),
  unknown: css({ color: 'var(--error)' }),
  unsafe: css({ color: 'var(--error)' }),
}
const icons = {
  safe: <ShieldCheckFillIcon size={18} />,
  'may-contain': <WarningFillIcon size={18} />,
  unknown: <WarningCircleFillIcon size={18} />,
  unsafe: <WarningCircleFillIcon size={18} />,
}

/** Whether a line, with its choices, is for who eats here (X09); nothing where nobody has said what they must not eat. */
export const LineSafety = ({ line }: { readonly line: BasketItem }) => {
  const locale = useLocale()
  const profile = useFoodProfile()
  if (!isAsked(profile)) return null
  const judged = judgeFood(profile, { allergens: line.allergens, diets: line.diets })
  return (
    <span css={[mark, tones[judged.verdict]]}>
      {icons[judged.verdict]}
      {judgedFoodWords(judged, locale)}
    </span>
  )
}
