import { css } from '@galo/css'
import type { FoodVerdict } from '@galo/domain'
import { ProhibitFillIcon, ShieldCheckFillIcon, WarningFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { MENU_FILTERS_WORDS } from './menu-filters.words'

export const VERDICT_ICONS = {
  safe: ShieldCheckFillIcon,
  'may-contain': WarningFillIcon,
  unknown: ProhibitFillIcon,
  unsafe: ProhibitFillIcon,
} as const satisfies Record<FoodVerdict, unknown>

const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  margin: -4,
  padding: '4px 8px',
  borderRadius: 'var(--r-petal)',
  background: '#fff',
  color: 'var(--erva-600)',
  fontWeight: 700,
  fontSize: 'var(--t-micro)',
  lineHeight: 1.3,
  '@media (forced-colors: active)': { border: '1px solid' },
})
const tags = {
  safe: null,
  'may-contain': css({ background: 'var(--limao-400)', color: 'var(--tinta-900)' }),
  unknown: css({ background: 'var(--alarme-600)', color: '#fff' }),
  unsafe: css({ background: 'var(--alarme-600)', color: '#fff' }),
}

/** On the picture of a dish: what it is to this person, in a word and a drawing. */
export const VerdictTag = ({ verdict }: { readonly verdict: FoodVerdict }) => {
  const words = useWords(MENU_FILTERS_WORDS)
  const Drawing = VERDICT_ICONS[verdict]
  return (
    <span css={[tag, tags[verdict]]}>
      <Drawing size={14} />
      {words.verdicts[verdict]}
    </span>
  )
}

/** Under the link over the whole card, and over its picture. */
const edge = (colour: string) =>
  ({
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      inset: 0,
      border: `2px solid ${colour}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
  }) as const
const away = css({
  ...edge('var(--error)'),
  '& .item-picture img': { filter: 'grayscale(1)', opacity: 0.55 },
  '& .item-note': { color: 'var(--error)' },
})

/** How the whole card looks then. */
export const VERDICT_LOOKS = {
  safe: null,
  'may-contain': css({ ...edge('var(--limao-400)'), '& .item-note': { color: 'var(--text-2)' } }),
  unknown: away,
  unsafe: away,
} as const satisfies Record<FoodVerdict, unknown>
