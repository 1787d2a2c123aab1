import { css } from '@galo/css'
import { Button, InfoFillIcon, Notice, ShieldCheckFillIcon, Text, WarningFillIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { SaferChoices } from './item-safety.model'
import { ITEM_SAFETY_WORDS } from './item-safety.words'
import { saferWords } from './item-verdict.model'
import type { ItemSafety } from './use-item-safety'

const TONES = { safe: 'ok', 'may-contain': 'warn', unknown: 'warn', unsafe: 'error' } as const
const ICONS = {
  fits: <ShieldCheckFillIcon size={20} />,
  'to-know': <InfoFillIcon size={20} />,
  unsafe: <WarningFillIcon size={20} />,
}

const instead = css({
  display: 'grid',
  gap: 'var(--s-2)',
  flexBasis: '100%',
  '& > button': { width: '100%', minWidth: 0, whiteSpace: 'normal', textAlign: 'start', lineHeight: 1.2 },
})
const line = css({
  display: 'flex',
  flexBasis: '100%',
  gap: 'var(--s-2)',
  alignItems: 'center',
  margin: 0,
  fontWeight: 600,
  fontSize: 'var(--t-small)',
  lineHeight: 1.2,
  '&[data-says="fits"]': { color: 'var(--ok)' },
  '&[data-says="unsafe"]': { color: 'var(--error)' },
  '& > svg': { flex: 'none' },
})

interface SafetyNoticeProps {
  readonly safety: ItemSafety
  readonly onTake: (choices: SaferChoices) => void
}

/** Whether the dish suits as it is made up, why, and how it would. */
export const SafetyNotice = ({ safety, onTake }: SafetyNoticeProps) => {
  const words = useWords(ITEM_SAFETY_WORDS)
  const locale = useLocale()
  const { verdict, title, sentences, isUnsafe, safer } = safety
  return (
    <Notice
      tone={isUnsafe || verdict === 'safe' ? TONES[verdict] : 'info'}
      title={title}
      action={
        safer === null ? undefined : (
          <div css={instead}>
            <Text size="small">{words.withInstead}</Text>
            <Button variant="outline" onClick={() => onTake(safer)}>
              {saferWords(safer, locale)}
            </Button>
          </div>
        )
      }
    >
      {sentences.join(' ')}
    </Notice>
  )
}

/** The same in a line, beside the price: always in sight, and said when a choice has changed it. */
export const SafetyLine = ({ safety: { verdict, brief, isUnsafe } }: { readonly safety: ItemSafety }) => {
  const says = isUnsafe ? 'unsafe' : verdict === 'safe' ? 'fits' : 'to-know'
  return (
    <p css={line} role="status" data-says={says}>
      {ICONS[says]}
      <span>{brief}</span>
    </p>
  )
}
