import { useState } from 'react'
import { css } from '@galo/css'
import type { Market } from '@galo/domain'
import { useLocale, useWords } from '@galo/words'
import { readFigures, type Figures } from '../../calls'
import { InputField } from '../controls/input-field'
import { SelectField } from '../controls/select-field'
import { useCall } from '../data/use-call'
import { FiguresTable } from '../layout/figures-table'
import { Loaded } from '../layout/loaded'
import { Panel, Panels } from '../layout/panel'
import { Empty, Note } from '../layout/rows'
import { ChartPanel } from './chart-panel'
import { acceptingBars, lateBars, orderBars, sumsOf, takingBars } from './figures.model'
import { FIGURES_WORDS } from './figures.words'

const LOOK_EVERY_MS = 30_000

const choices = css`
  display: grid;
  gap: 0.75rem;
  max-width: 40rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
`

const Charts = ({ figures }: { readonly figures: Figures }) => {
  const words = useWords(FIGURES_WORDS)
  const locale = useLocale()
  const sums = sumsOf(figures, locale)
  const symbol = figures.currencyCode === 'GBP' ? '£' : '€'
  return (
    <Panels>
      <ChartPanel
        title={words.orders}
        sum={sums.orders}
        bars={orderBars(figures)}
        heads={[words.hour, words.ordersHead]}
        empty={sums.hasOrders ? null : words.noOrders}
      />
      <ChartPanel
        title={words.takings}
        sum={sums.takings}
        bars={takingBars(figures)}
        heads={[words.hour, words.takingsHead]}
        empty={sums.hasOrders ? null : words.noOrders}
        format={(value) => `${symbol}${value}`}
      />
      <ChartPanel
        title={words.accepting}
        sum={sums.accepting}
        bars={acceptingBars(figures, locale)}
        heads={[words.secondsHead, words.answersHead]}
        empty={figures.accepting.answered > 0 ? null : words.noAnswers}
      >
        {words.goal}
      </ChartPanel>
      <ChartPanel
        title={words.late}
        sum={sums.late}
        bars={lateBars(figures)}
        heads={[words.hour, words.lateHead]}
        empty={sums.hasDelivered ? null : words.noDeliveries}
      />
      <Panel title={words.failures}>
        <Note>{words.failuresAbout}</Note>
        {figures.failures.length === 0 ? (
          <Empty>{words.noFailures}</Empty>
        ) : (
          <FiguresTable
            title={words.failures}
            heads={[words.callHead, words.failedHead]}
            rows={figures.failures.map(({ call, count }) => ({ label: call, said: [String(count)] }))}
          />
        )}
      </Panel>
    </Panels>
  )
}

/** One day of a restaurant, or of a market. */
export const FiguresView = ({ restaurantId }: { readonly restaurantId: string }) => {
  const words = useWords(FIGURES_WORDS)
  const [market, setMarket] = useState<Market>('UK')
  const [day, setDay] = useState('')
  const query = useCall(
    readFigures,
    { query: { market, restaurant: restaurantId, day } },
    { refetchesOnOpen: true, refetchEveryMs: LOOK_EVERY_MS, keepsPrevious: true },
  )
  return (
    <>
      <div css={choices}>
        {restaurantId === '' && (
          <SelectField
            label={words.market}
            value={market}
            options={[
              { value: 'UK', label: words.markets.UK },
              { value: 'IE', label: words.markets.IE },
            ]}
            onChange={setMarket}
          />
        )}
        <InputField
          label={words.day}
          type="date"
          value={day === '' ? (query.data?.day ?? '') : day}
          onChange={setDay}
        />
      </div>
      <Loaded query={query}>{(figures) => <Charts figures={figures} />}</Loaded>
    </>
  )
}
