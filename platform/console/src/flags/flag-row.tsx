import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { Flag } from '../../calls'
import { useAction } from '../data/use-action'
import { tileStyle } from '../layout/rows'
import { useToast } from '../toast/toast'
import { FlagRules } from './flag-rules'
import { FLAGS_WORDS } from './flags.words'
import { useChangeFlag } from './use-change-flag'

const row = css`
  display: grid;
  gap: 0.5rem;
  padding: 0.75rem;
`
const switchStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.75rem;
  align-items: center;
  min-height: var(--touch);
  cursor: pointer;
  input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--action);
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--text-2);
  }
`

export const FlagRow = ({ flag }: { readonly flag: Flag }) => {
  const change = useChangeFlag(flag.key)
  const { notify } = useToast()
  const { turnedOn, turnedOff } = useWords(FLAGS_WORDS)
  const turn = useAction(async (isOn: boolean) => {
    await change({ isOn })
    notify(isOn ? turnedOn(flag.key) : turnedOff(flag.key))
  })
  return (
    <li css={[tileStyle, row]} data-key={flag.key}>
      <label css={switchStyle}>
        <input
          type="checkbox"
          role="switch"
          data-part="switch"
          checked={turn.pending?.[0] ?? flag.isOn}
          onChange={(event) => turn.run(event.currentTarget.checked)}
        />
        <span>
          <b>{flag.key}</b>
          <small>{flag.description}</small>
        </span>
      </label>
      <FlagRules flag={flag} />
    </li>
  )
}
