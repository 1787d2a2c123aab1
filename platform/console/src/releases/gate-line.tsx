import { css } from '@galo/css'
import { CheckCircleFillIcon, ClockIcon, WarningCircleFillIcon, WarningFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import type { ReleaseFigures } from '../../calls'
import { gateOf, nextShares } from './releases.model'
import { RELEASES_WORDS } from './releases.words'

const line = css`
  display: flex;
  align-items: start;
  gap: 0.625rem;
  padding: 0.625rem 0.875rem;
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text-2);
  font-size: 0.875rem;
  b {
    color: var(--text);
  }
  svg {
    flex: none;
  }
`
const good = css`
  svg {
    color: var(--ok);
  }
`
const doubtful = css`
  svg {
    color: var(--limao-400);
  }
`
const bad = css`
  svg,
  b {
    color: var(--error);
  }
`

/** What the counts say of giving it to more. */
export const GateLine = ({ tried, stable }: { readonly tried: ReleaseFigures; readonly stable?: ReleaseFigures }) => {
  const words = useWords(RELEASES_WORDS)
  const gate = gateOf(tried, stable)
  const [target = 100] = nextShares(tried.share)
  if (gate.kind === 'fails')
    return (
      <p css={[line, bad]}>
        <WarningCircleFillIcon />
        <span>
          <b>{words.fails}</b> {gate.why}
        </span>
      </p>
    )
  if (gate.kind === 'unknown')
    return (
      <p css={line}>
        <ClockIcon />
        <span>
          <b>{words.notYet}</b> {words.missing(gate.tried.failed, gate.tried.visits)}
        </span>
      </p>
    )
  const compared = words.compared(gate.tried, gate.stable)
  if (gate.kind === 'unclear')
    return (
      <p css={[line, doubtful]}>
        <WarningFillIcon />
        <span>
          <b>{words.unclear}</b> {compared}
        </span>
      </p>
    )
  return (
    <p css={[line, good]}>
      <CheckCircleFillIcon />
      <span>
        <b>{words.ready(target === 100 ? words.everybody : words.percent(target))}</b> {compared}
      </span>
    </p>
  )
}
