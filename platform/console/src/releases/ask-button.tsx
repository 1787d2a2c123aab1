import { css } from '@galo/css'
import type { RequestOf } from '@galo/contracts/call'
import { Button, type ButtonProps } from '@galo/ui'
import type { changeRelease } from '../../calls'
import type { Ask } from './releases.model'

export type Change = RequestOf<typeof changeRelease>

type WithoutSeen<C> = C extends Change ? Omit<C, 'seen'> : never
/** What a button says: the page knows what was looked at. */
export type Wish = WithoutSeen<Change>

/** What buttons may lead to: at once, or once it was asked about. */
export interface ChangeWays {
  readonly onChange: (wish: Wish) => Promise<unknown>
  readonly onAsk: (ask: Ask) => void
}

/** Buttons fill a phone's width. */
export const buttonRow = css`
  & > * {
    flex: 1 1 auto;
  }
  @media (min-width: 768px) {
    & > * {
      flex: none;
    }
  }
`

interface AskButtonProps extends Omit<ButtonProps, 'onClick' | 'size'>, Pick<ChangeWays, 'onAsk'> {
  readonly ask: Ask
}

/** A button that asks before it does anything. */
export const AskButton = ({ ask, onAsk, variant = 'outline', ...rest }: AskButtonProps) => (
  <Button variant={variant} size="small" aria-haspopup="dialog" onClick={() => onAsk(ask)} {...rest} />
)
