import { css } from '@galo/css'
import { CheckCircleFillIcon, IconButton, Spinner, VisuallyHidden, XIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import type { AppliedCode } from './code.model'
import { CODE_WORDS } from './code.words'

const petal = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--s-3)',
  padding: '6px 10px 6px 14px',
  borderRadius: 'var(--r-petal)',
  background: 'var(--ok-bg)',
  color: '#10331c',
  '& > svg': { color: 'var(--ok)' },
  '@media (forced-colors: active)': { border: '1px solid' },
})
const words = css({ flex: '1', minWidth: 0, fontSize: 'var(--t-small)', overflowWrap: 'anywhere' })

interface AppliedCodeRowProps {
  readonly applied: AppliedCode
  readonly isBusy: boolean
  readonly onRemove: () => void
}

/** The code that is on: what it is called, and how it is taken off. It is the basket's, so it is here after a reload too. */
export const AppliedCodeRow = ({ applied: { code, name }, isBusy, onRemove }: AppliedCodeRowProps) => {
  const said = useWords(CODE_WORDS)
  return (
    <div css={petal} aria-busy={isBusy}>
      <CheckCircleFillIcon size={22} />
      <p css={words}>
        <strong>{said.isOn(code)}</strong>
        {name !== null && `: ${name}`}. {said.oneAnOrder}
      </p>
      <IconButton label={said.remove(code)} onClick={isBusy ? undefined : onRemove}>
        {isBusy ? <Spinner /> : <XIcon size={20} />}
      </IconButton>
      <VisuallyHidden role="status">{isBusy && said.removing(code)}</VisuallyHidden>
    </div>
  )
}
