import { useQueryClient } from '@tanstack/react-query'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { giveBackUnordered, listUnordered, type Unordered } from '../../calls'
import { PressButton } from '../controls/press-button'
import { useConsole } from '../data/console-context'
import { keyOf, useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { Empty, Note, numeric, SpaceBetween, tileStyle } from '../layout/rows'
import { shortTime, dayAndTime } from '../time/wall-clock'
import { useToast } from '../toast/toast'
import { LOOK_EVERY_MS, moneyRow, moneyRows, openRow } from './money-rows'
import { SUPPORT_WORDS } from './support.words'

const start = css`
  justify-self: start;
`

const UnorderedRow = ({ payment }: { readonly payment: Unordered }) => {
  const words = useWords(SUPPORT_WORDS)
  const { http } = useConsole()
  const { notify } = useToast()
  const client = useQueryClient()
  const { reference, amountLabel, email, cardBrand, cardLastFour, paidAt, restaurantName, state, until } = payment
  const giveBack = async () => {
    const now = await http.send(giveBackUnordered, { params: { reference } })
    client.setQueryData(keyOf(listUnordered, {}), now)
    notify(words.isGoingBack(amountLabel))
  }
  const card = cardLastFour === null ? null : words.endingIn(cardBrand ?? '', cardLastFour)
  const next =
    until === null ? null : state === 'waits' ? words.backAt(shortTime(until)) : words.askedAt(shortTime(until))
  return (
    <li css={[tileStyle, moneyRow, numeric, state !== 'gone-back' && openRow]}>
      <SpaceBetween>
        <b>{amountLabel}</b>
        <span>{words.moneyStates[state]}</span>
      </SpaceBetween>
      <Note>{[dayAndTime(new Date(paidAt)), restaurantName, email, card].filter(Boolean).join(' · ')}</Note>
      {next !== null && <Note>{next}</Note>}
      {state === 'waits' && (
        <PressButton css={start} onPress={giveBack}>
          {words.giveItBack}
        </PressButton>
      )}
    </li>
  )
}

/** Money that came in and has no order, and what is being done about it. */
export const UnorderedPanel = () => {
  const words = useWords(SUPPORT_WORDS)
  const query = useCall(listUnordered, {}, { refetchesOnOpen: true, refetchEveryMs: LOOK_EVERY_MS })
  return (
    <Panel title={words.unordered}>
      <Note>{words.unorderedAbout}</Note>
      <Loaded query={query}>
        {({ payments }) => (
          <ul css={moneyRows} aria-label={words.unordered}>
            {payments.length === 0 && <Empty as="li">{words.allOrdered}</Empty>}
            {payments.map((payment) => (
              <UnorderedRow key={payment.reference} payment={payment} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
