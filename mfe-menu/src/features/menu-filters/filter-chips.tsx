import { css } from '@galo/css'
import { CheckIcon, useEarlyAnswer } from '@galo/ui'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-2)' })
const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 'var(--touch)',
  paddingInline: 16,
  border: '1.5px solid var(--border-field)',
  borderRadius: 'var(--r-full)',
  background: 'var(--surface)',
  fontWeight: 600,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& svg': { display: 'none' },
  '&:has(:checked)': { color: '#fff' },
  '&:has(:checked) svg': { display: 'block' },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: -6 } },
})
const tones = {
  leaveOut: css({ '&:has(:checked)': { borderColor: 'var(--erva-600)', background: 'var(--erva-600)' } }),
  keepTo: css({ '&:has(:checked)': { borderColor: 'var(--azul-600)', background: 'var(--azul-600)' } }),
}

interface FilterChipsProps<T extends string> {
  readonly tone: keyof typeof tones
  readonly options: readonly (readonly [value: T, label: string])[]
  readonly chosen: readonly T[]
  readonly onSwitch: (value: T, isChosen: boolean) => void
}

interface ChipProps {
  readonly tone: keyof typeof tones
  readonly label: string
  readonly isChosen: boolean
  readonly onSwitch: (isChosen: boolean) => void
}

/** What is ticked before its code has come counts once it is here. */
const Chip = ({ tone, label, isChosen, onSwitch }: ChipProps) => {
  const input = useEarlyAnswer((box) => {
    if (box.checked !== isChosen) onSwitch(box.checked)
  })
  return (
    <label css={[chip, tones[tone]]}>
      <input
        ref={input}
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      <CheckIcon size={18} />
      {label}
    </label>
  )
}

/** Checkboxes that look like what they are: several words of which some are chosen, with a tick. */
export const FilterChips = <T extends string>({ tone, options, chosen, onSwitch }: FilterChipsProps<T>) => (
  <div css={row}>
    {options.map(([value, label]) => (
      <Chip
        key={value}
        tone={tone}
        label={label}
        isChosen={chosen.includes(value)}
        onSwitch={(isChosen) => onSwitch(value, isChosen)}
      />
    ))}
  </div>
)
