import type { SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { BrandField, GaugeRooster } from '@galo/ui'
import type { OrderOutcome } from './outcome.errors'
import { WhatHappened } from './what-happened'

const aside = css`
  display: grid;
  gap: 16px;
  & > .field {
    display: grid;
    height: 170px;
    place-items: end center;
  }
`

interface OutcomeAsideProps {
  readonly order: SubmittedOrder
  readonly outcome: OrderOutcome
}

/** Beside an order that came to nothing: how far it got. */
export const OutcomeAside = ({ order, outcome }: OutcomeAsideProps) => (
  <div css={aside}>
    <BrandField rounded tile={64} className="field" aria-hidden="true">
      <GaugeRooster level={0} size={148} />
    </BrandField>
    <WhatHappened order={order} outcome={outcome} />
  </div>
)
