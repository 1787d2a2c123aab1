import { css } from '@emotion/react'
import { Link, sitePaths } from '@galo/navigation'
import { ButtonLink, WarningFillIcon } from '@galo/ui'
import { OUTCOME_COPY, type FailedOrderState } from './outcome.errors'

const block = css`
  display: grid;
  gap: 14px;
  justify-items: start;

  & .said {
    display: grid;
    gap: 10px;
  }
  & .said > svg {
    color: var(--error);
  }
  & h1 {
    font-size: var(--t-2);
    outline: 0;
  }
`

/** Row J13: what happened, what it means for the money, and the one way on. */
export const OrderNotCompleted = ({ state }: { readonly state: FailedOrderState }) => {
  const { heading, text, action } = OUTCOME_COPY[state]
  return (
    <div css={block}>
      <div className="said" role="alert">
        <WarningFillIcon size={28} />
        <h1 tabIndex={-1}>{heading}</h1>
        <p>{text}</p>
      </div>
      <ButtonLink
        component={Link}
        to={action.kind === 'checkout' ? sitePaths.checkout() : sitePaths.search()}
        variant="next"
      >
        {action.label}
      </ButtonLink>
    </div>
  )
}
