import { NO_TABLE_SCANNED, scannedAt, tableAt, tidyText } from '@galo/domain'
import { useFlag } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { Stack } from '@galo/ui'
import { useWords } from '@galo/words'
import { useKnownCustomer } from '../../features/personal-details/use-known-customer'
import type { Section } from '../../features/sections/section'
import type { FulfilmentInput, FulfilmentView } from '../fulfilment-method'
import { usePersonalSection } from '../use-personal-section'
import { TABLE_SECTION_WORDS } from './eat-in.words'
import { TableForm } from './table-form'
import { tableProblem, type OnPremises } from './table.model'

/** For whom, and to which table (G06), which the code on it may have said: no time is chosen, it comes when it is done. */
const useTable = (type: OnPremises, { restaurantId }: FulfilmentInput): FulfilmentView => {
  const words = useWords(TABLE_SECTION_WORDS)
  const details = useWriter('fulfilmentDetails')
  const said = useStore('fulfilmentDetails', ({ fulfilment }) => fulfilment)
  const scanned = useStore('scannedTable', (code) => code) ?? NO_TABLE_SCANNED
  const { table, saved } = tableAt(said, scanned, restaurantId)
  const personal = usePersonalSection(type, useKnownCustomer())
  const isRight = tableProblem(table) === null
  const keep = (typed: string, isSaved: boolean) =>
    details.setState((state) => ({
      ...state,
      fulfilment: { type, table: typed, saved: isSaved, restaurantId, scanned: scannedAt(scanned, restaurantId) },
    }))

  const where: Section = {
    id: 'TABLE_NUMBER',
    words: words.section,
    isDone: saved && isRight,
    isBegun: table !== '',
    summary: isRight ? words.table(tidyText(table)) : undefined,
    content: ({ label, reminder, onConfirmed }) => (
      <Stack gap={4}>
        {reminder}
        <TableForm
          table={table}
          label={label}
          onType={(typed) => keep(typed, false)}
          onSave={() => {
            keep(tidyText(table), true)
            onConfirmed()
          }}
        />
      </Stack>
    ),
  }
  return {
    sections: [personal, where],
    request: isRight ? { type, table: tidyText(table) } : null,
    isChecking: false,
    isExhausted: false,
    unavailable: useFlag('eat-in-unavailable') ? words.unavailable : undefined,
    giveUp: () => keep(table, false),
  }
}

export const useEatIn = (input: FulfilmentInput): FulfilmentView => useTable('EAT_IN', input)
export const useAtTable = (input: FulfilmentInput): FulfilmentView => useTable('AT_TABLE', input)
