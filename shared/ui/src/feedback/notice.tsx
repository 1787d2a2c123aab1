import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { InfoFillIcon } from '../icons/info-fill'
import { ShieldCheckFillIcon } from '../icons/shield-check-fill'
import { WarningCircleFillIcon } from '../icons/warning-circle-fill'
import { WarningFillIcon } from '../icons/warning-fill'

export type NoticeTone = 'info' | 'warn' | 'error' | 'ok'

const notice = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  padding: 0.75rem 1rem;
  border-radius: var(--r-2);
  .notice-words {
    flex: 1;
    min-width: min(8.5rem, 60%);
  }
  .notice-words > b {
    display: block;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
const tones = {
  info: css`
    background: var(--azul-50);
  `,
  warn: css`
    background: var(--warn-bg);
  `,
  error: css`
    background: var(--error-bg);
    color: var(--error);
  `,
  ok: css`
    background: var(--ok-bg);
    color: #10331c;
  `,
}
const icons = {
  info: <InfoFillIcon size={24} />,
  warn: <WarningFillIcon size={24} />,
  error: <WarningCircleFillIcon size={24} />,
  ok: <ShieldCheckFillIcon size={24} />,
}

export interface NoticeProps {
  readonly tone?: NoticeTone
  readonly title?: ReactNode
  readonly icon?: ReactNode
  readonly action?: ReactNode
  /** Appears while somebody is on the page: an error interrupts, the rest waits its turn. */
  readonly live?: boolean
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** The fact first, in bold; then what to do. */
export const Notice = ({ tone = 'info', title, icon, action, live = false, id, className, children }: NoticeProps) => (
  <div
    css={[notice, tones[tone]]}
    id={id}
    className={className}
    role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
  >
    {icon ?? icons[tone]}
    <div className="notice-words">
      {title !== undefined && <b>{title}</b>}
      {children}
    </div>
    {action}
  </div>
)
