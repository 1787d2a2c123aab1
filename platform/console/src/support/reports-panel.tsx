import { useQueryClient } from '@tanstack/react-query'
import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import { Button } from '@galo/ui'
import { useWords } from '@galo/words'
import { decideReport, readReports, readStory, type MissingReport } from '../../calls'
import { PressButton } from '../controls/press-button'
import { useConsole } from '../data/console-context'
import { keyOf, useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { Empty, Note, numeric, SpaceBetween, tileStyle } from '../layout/rows'
import { dayAndTime } from '../time/wall-clock'
import { useToast } from '../toast/toast'
import { LOOK_EVERY_MS, moneyRow, moneyRows, openRow } from './money-rows'
import { inTurn } from './reports.model'
import { REPORTS_WORDS } from './reports.words'

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`

interface ReportRowProps {
  readonly report: MissingReport
  readonly onChoose: () => void
}

const ReportRow = ({ report, onChoose }: ReportRowProps) => {
  const words = useWords(REPORTS_WORDS)
  const { http } = useConsole()
  const { notify } = useToast()
  const client = useQueryClient()
  const { orderId, shortId, items, amount, currencyCode, state, isByRule, reportedAt } = report
  const sum = formatMoney({ currencyCode, value: amount })
  const decide = (decision: 'given-back' | 'declined') => async () => {
    try {
      const decided = await http.send(decideReport, { params: { id: orderId }, body: { state: decision } })
      // A colleague may have been faster: theirs stands.
      notify(decided.state === 'given-back' ? words.isGoingBack(sum) : words.isDeclined(shortId))
    } finally {
      await client.invalidateQueries({ queryKey: keyOf(readReports, {}) })
      await client.invalidateQueries({ queryKey: keyOf(readStory, { params: { id: orderId } }) })
    }
  }
  return (
    <li css={[tileStyle, moneyRow, numeric, state === 'waiting' && openRow]}>
      <SpaceBetween>
        <Button variant="plain" size="small" onClick={onChoose}>
          {shortId}
        </Button>
        <b>{sum}</b>
      </SpaceBetween>
      <ul>
        {items.map(({ name, quantity, problem }) => (
          <li key={`${name} ${problem}`}>{words.item(quantity, name, words.problems[problem])}</li>
        ))}
      </ul>
      <Note>
        {[dayAndTime(new Date(reportedAt)), words.states[state], isByRule && words.byRule].filter(Boolean).join(' · ')}
      </Note>
      {state === 'waiting' && (
        <div css={ways}>
          <PressButton variant="act" onPress={decide('given-back')}>
            {words.giveBack(sum)}
          </PressButton>
          <PressButton onPress={decide('declined')}>{words.decline}</PressButton>
        </div>
      )}
    </li>
  )
}

/** What customers said was missing or wrong: what waits for a person's word first, and what became of the latest (X28). */
export const ReportsPanel = ({ onChoose }: { readonly onChoose: (orderId: string) => void }) => {
  const words = useWords(REPORTS_WORDS)
  const query = useCall(readReports, {}, { refetchesOnOpen: true, refetchEveryMs: LOOK_EVERY_MS })
  return (
    <Panel title={words.reports}>
      <Note>{words.about}</Note>
      <Loaded query={query}>
        {({ reports }) => (
          <ul css={moneyRows} aria-label={words.reports}>
            {reports.length === 0 && <Empty as="li">{words.none}</Empty>}
            {inTurn(reports).map((report) => (
              <ReportRow key={report.orderId} report={report} onChoose={() => onChoose(report.orderId)} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
