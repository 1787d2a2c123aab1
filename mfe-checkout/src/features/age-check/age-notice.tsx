import { useId } from 'react'
import { css } from '@galo/css'
import { isOnPremises, type FulfilmentType } from '@galo/domain'
import { CheckboxRow, Heading, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { AGE_WORDS } from './age-check.words'
import type { AgeCheck } from './use-age-check'

const notice = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-3) var(--s-4);
  padding: 1.125rem var(--s-4);
  border-radius: var(--r-3);
  background: var(--warn-bg);
  @media (min-width: 768px) {
    padding: var(--s-5);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
const petal = css`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: var(--r-petal);
  background: var(--tinta-900);
  color: var(--limao-400);
  font: 800 1.0625rem/1 var(--font-display);
`
const words = css`
  display: grid;
  gap: var(--s-1);
  align-content: center;
`
const tick = css`
  grid-column: 1 / -1;
  border-radius: var(--r-2);
  background: var(--surface);
  @media (min-width: 768px) {
    grid-column: 2;
  }
`

/** Where the alcohol changes hands. */
const placeOf = (type: FulfilmentType): 'counter' | 'door' | 'table' => {
  if (type === 'DELIVERY') return 'door'
  return isOnPremises(type) ? 'table' : 'counter'
}

interface AgeNoticeProps {
  readonly age: AgeCheck
  readonly type: FulfilmentType
  /** Being paid, or paid for: what was said stands. */
  readonly isFixed: boolean
}

/** What happens when alcohol is handed over, and the tick that says one is old enough, for whom nobody has asked yet. */
export const AgeNotice = ({ age, type, isFixed }: AgeNoticeProps) => {
  const said = useWords(AGE_WORDS)
  const { asked, tick: label } = said[placeOf(type)]
  const titleId = useId()
  return (
    <section css={notice} aria-labelledby={titleId}>
      <span css={petal} aria-hidden="true">
        18+
      </span>
      <div css={words}>
        <Heading level={2} step={3} id={titleId}>
          {said.title}
        </Heading>
        <Text>{said.text(asked, said.ids)}</Text>
        {age.isSaidBefore && <Text tone="soft">{said.saidBefore}</Text>}
      </div>
      {!age.isSaidBefore && (
        <div css={tick}>
          <CheckboxRow name="of-age" label={label} checked={age.isStated} disabled={isFixed} onChange={age.state} />
        </div>
      )}
    </section>
  )
}
