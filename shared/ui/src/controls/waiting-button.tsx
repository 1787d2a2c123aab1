import type { MouseEvent } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { Spinner } from '../feedback/spinner'
import { hiddenStyle } from '../layout/hidden-style'
import { useWaited } from '../use-waited'
import { Button, type ButtonProps } from './button'
import { ButtonContent } from './button-content'
import { WAITING_BUTTON_WORDS } from './waiting-button.words'

/** Row K05: from here on an answer is late. */
const SLOW_MS = 2_000

const stack = css`
  display: grid;
  flex: 1 1 auto;
  & > * {
    grid-area: 1 / 1;
  }
  & > [aria-hidden] {
    visibility: hidden;
  }
  small {
    display: block;
    font: 500 0.8125rem/1.2 var(--font-text);
  }
`

const Slow = () => {
  const { slow } = useWords(WAITING_BUTTON_WORDS)
  return useWaited(SLOW_MS) && <small>{slow}</small>
}

const swallow = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

export interface WaitingButtonProps extends ButtonProps {
  /** At work: the button keeps its focus and its width, ignores presses and says this ("Finding times"). */
  readonly busy: boolean | string
}

/**
 * A button whose answer is waited for. After two seconds it says, aloud too, that it still is. The words while busy lie over the words at rest,
 * which keep the button's width.
 */
export const WaitingButton = ({ busy, icon, end, children, onClick, ...rest }: WaitingButtonProps) => {
  const isBusy = busy !== false
  const atRest = { icon, end }
  return (
    <>
      <Button
        {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } : { ...atRest, onClick })}
        {...rest}
      >
        {isBusy ? (
          <span css={stack}>
            <span aria-hidden>
              <ButtonContent {...atRest}>{children}</ButtonContent>
            </span>
            <ButtonContent icon={<Spinner />}>
              <span>
                {busy === true ? children : busy}
                <Slow />
              </span>
            </ButtonContent>
          </span>
        ) : (
          children
        )}
      </Button>
      {/* What stands in a button is read to who comes to it, not when it changes. */}
      {isBusy && (
        <span role="status" css={hiddenStyle}>
          <Slow />
        </span>
      )}
    </>
  )
}
