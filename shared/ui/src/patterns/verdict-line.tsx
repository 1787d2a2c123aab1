import type { ReactNode } from 'react'
import { css } from '@galo/css'
import type { FoodVerdict } from '@galo/domain'
import { ShieldCheckFillIcon } from '../icons/shield-check-fill'
import { WarningCircleFillIcon } from '../icons/warning-circle-fill'
import { WarningFillIcon } from '../icons/warning-fill'

const mark = css({
  display: 'flex',
  gap: 'var(--s-1)',
  fontWeight: 600,
  fontSize: 'var(--t-small)',
  '& > svg': { flex: 'none', marginBlockStart: 1 },
})
const LOOKS = {
  safe: { tone: css({ color: 'var(--ok)' }), Drawing: ShieldCheckFillIcon },
  'may-contain': { tone: css({ color: 'var(--text)' }), Drawing: WarningFillIcon },
  unknown: { tone: css({ color: 'var(--error)' }), Drawing: WarningCircleFillIcon },
  unsafe: { tone: css({ color: 'var(--error)' }), Drawing: WarningCircleFillIcon },
}

export interface VerdictLineProps {
  readonly verdict: FoodVerdict
  readonly children: ReactNode
}

/** Whether food is for who eats it, in words with their sign (X09). */
export const VerdictLine = ({ verdict, children }: VerdictLineProps) => {
  const { tone, Drawing } = LOOKS[verdict]
  return (
    <span css={[mark, tone]}>
      <Drawing size={18} />
      {children}
    </span>
  )
}
