import { css } from '@galo/css'
import { CheckCircleFillIcon, MinusCircleFillIcon } from '@galo/ui'

const points = css`
  display: grid;
  gap: 12px;
  flex: 1;
  align-content: start;

  & li {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr);
    gap: 12px;
    align-items: start;
    line-height: 1.4;
  }
  & svg {
    color: var(--ok);
  }
  & .not svg {
    color: var(--text-3);
  }
`

interface Props {
  readonly has: readonly string[]
  readonly not?: readonly string[]
}

/** What one gets, and what one doesn't. */
export const Points = ({ has, not = [] }: Props) => (
  <ul css={points}>
    {has.map((point) => (
      <li key={point}>
        <CheckCircleFillIcon size={22} />
        {point}
      </li>
    ))}
    {not.map((point) => (
      <li key={point} className="not">
        <MinusCircleFillIcon size={22} />
        {point}
      </li>
    ))}
  </ul>
)
