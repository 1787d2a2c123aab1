import { css } from '@galo/css'
import { Button, EyeIcon, Text, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { MENU_FILTERS_WORDS } from './menu-filters.words'

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--s-3)',
  marginBlockStart: 'var(--s-3)',
  padding: 'var(--s-2) var(--s-3)',
  border: '1.5px dashed var(--border-field)',
  borderRadius: 'var(--r-2)',
  '& > p': { flex: 1, minWidth: 0 },
  '& > svg': { flex: 'none' },
})

interface UnsuitedRowProps {
  readonly section: string
  readonly count: number
  readonly isHidden: boolean
  readonly onSwitch: () => void
}

/** At the end of a section: what of it does not suit is counted, and one press away. */
export const UnsuitedRow = ({ section, count, isHidden, onSwitch }: UnsuitedRowProps) => {
  const words = useWords(MENU_FILTERS_WORDS)
  return (
    <div css={row}>
      <EyeIcon />
      <Text size="small">{isHidden ? words.areHidden(count) : words.shownLast(count)}</Text>
      <Button size="small" variant="plain" onClick={onSwitch}>
        <span>
          {isHidden ? words.show : words.hide}
          <VisuallyHidden>{words.inSection(section)}</VisuallyHidden>
        </span>
      </Button>
    </div>
  )
}
