import { useId, useState } from 'react'
import { css } from '@galo/css'
import { formatMoney, MOST_TIP, SUGGESTED_TIPS, type CurrencyCode, type FulfilmentType } from '@galo/domain'
import { Text, TextInput } from '@galo/ui'
import { useWords } from '@galo/words'
import { chosenTip, giveChoice, giveOwn, NO_TIP, OWN_TIP, tipProblem } from './tip.model'
import type { Tip } from './use-tip'
import { TIP_WORDS } from './tip.words'

/** The field that paying leads to while what is typed in it is no sum. */
export const OWN_TIP_ID = 'own-tip'

const group = css`
  display: grid;
  gap: var(--s-3);
  padding-block-start: var(--s-4);
  border-block-start: 1px solid var(--border);

  & > legend {
    float: inline-start;
    width: 100%;
    font-weight: 600;
  }
  & > .tips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
  }
  & > .own {
    max-width: 16rem;
  }
`
const chip = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-width: 3.5rem;
  min-height: 2.75rem;
  padding-inline: var(--s-4);
  border: 1.5px solid var(--border-field);
  border-radius: var(--r-full);
  background: var(--surface);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: background-color var(--d-1);

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    border-color: var(--action);
  }
  &:has(:checked) {
    border-color: var(--action);
    background: var(--action);
    color: var(--on-action);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: default;
  }
  &:has(:disabled):not(:has(:checked)) {
    color: var(--text-3);
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`

interface TipChoiceProps {
  readonly tip: Tip
  readonly currencyCode: CurrencyCode
  readonly type: FulfilmentType
  /** Being paid, or paid for. */
  readonly isFixed: boolean
}

/** Whether to tip, and how much, in money. Nothing is chosen for anybody. */
export const TipChoice = ({ tip, currencyCode, type, isFixed }: TipChoiceProps) => {
  const words = useWords(TIP_WORDS)
  const name = useId()
  const lawId = useId()
  const [isLeft, setLeft] = useState(true)
  const chosen = chosenTip(tip)
  const money = (value: number) => formatMoney({ currencyCode, value }).replace(/\.00$/, '')
  const problem = tip.own === null || !isLeft ? null : tipProblem(tip.own, currencyCode)
  const choices = [
    { value: NO_TIP, label: words.none },
    ...SUGGESTED_TIPS.map((value) => ({ value: String(value), label: money(value) })),
    { value: OWN_TIP, label: words.other },
  ]
  return (
    <fieldset css={group} aria-describedby={lawId}>
      <legend>{words.legend}</legend>
      <div className="tips">
        {choices.map(({ value, label }) => (
          <label key={value} css={chip}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={isFixed}
              onChange={() => giveChoice(value, tip)}
            />
            {label}
          </label>
        ))}
      </div>
      {tip.own !== null && (
        <TextInput
          className="own"
          id={OWN_TIP_ID}
          label={words.own}
          help={words.ownHelp(money(MOST_TIP))}
          inputMode="decimal"
          autoComplete="off"
          value={tip.own}
          readOnly={isFixed}
          onChange={(typed) => {
            setLeft(false)
            giveOwn(typed, currencyCode, tip)
          }}
          onBlur={() => setLeft(true)}
          error={problem === null ? undefined : words.problems[problem]}
        />
      )}
      <Text size="small" tone="soft" id={lawId}>
        {words.law} {type === 'DELIVERY' && words.notTheRider}
      </Text>
    </fieldset>
  )
}
