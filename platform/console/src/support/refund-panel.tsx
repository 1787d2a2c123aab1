import { formatMoney } from '@galo/domain'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { OrderStory } from '../../calls'
import { Panel, SmallTitle } from '../layout/panel'
import { Note, numeric, SpaceBetween } from '../layout/rows'
import { RefundForm } from './refund-form'
import { REFUND_WORDS } from './refund.words'

const list = css`
  display: grid;
  gap: 0.5rem;
  grid-template-columns: minmax(0, 1fr);
  li {
    overflow-wrap: anywhere;
  }
`

/** What has gone back, by whom and why, and what can still go back. */
export const RefundPanel = ({ story }: { readonly story: OrderStory }) => {
  const words = useWords(REFUND_WORDS)
  const { paid, left, given } = story
  return (
    <Panel title={words.refund}>
      {given.length > 0 && (
        <>
          <SmallTitle>{words.given}</SmallTitle>
          <ul css={list} aria-label={words.given}>
            {given.map(({ id, amount, reason, by, note, madeAt }) => (
              <li key={id}>
                <SpaceBetween css={numeric}>
                  <span>{words.reasons[reason]}</span>
                  <b>{formatMoney(amount)}</b>
                </SpaceBetween>
                <Note>{words.whoAndWhy(by, note)}</Note>
                {madeAt === null && <Note>{words.notYet}</Note>}
              </li>
            ))}
          </ul>
        </>
      )}
      {paid.value === 0 && <Note>{words.nothingPaid}</Note>}
      {paid.value > 0 && left.value === 0 && <Note>{words.nothingLeft}</Note>}
      {left.value > 0 && (
        <>
          <Note>{words.left(formatMoney(left), formatMoney(paid))}</Note>
          <RefundForm story={story} />
        </>
      )}
    </Panel>
  )
}
