import { tidyText } from '@galo/domain'
import { useFlag } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { Stack } from '@galo/ui'
import { useWords } from '@galo/words'
import type { Section } from '../../features/sections/section'
import type { FulfilmentInput, FulfilmentView } from '../fulfilment-method'
import { usePersonalSection } from '../use-personal-section'
import { TABLE_SECTION_WORDS } from './eat-in.words'
import { TableForm } from './table-form'
import { tableIn, tableProblem, type OnPremises } from './table.model'

/** For whom, and to which table (G06): no time is chosen, it comes when it is done. */
const useTable = (type: OnPremises, { restaurantId }: FulfilmentInput): FulfilmentView => {
  const words = useWords(TABLE_SECTION_WORDS)
  const details = useWriter('fulfilmentDetails')
  const known = useStore('fulfilmentDetails', (state) => state)
  const { table, saved } = tableIn(known, type, restaurantId)
  const personal = usePersonalSection(type)
  const isRight = tableProblem(table) === null
  const keep = (said: string, isSaved: boolean) =>
    details.setState((state) => ({ ...state, fulfilment: { type, table: said, saved: isSaved, restaurantId } }))

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
