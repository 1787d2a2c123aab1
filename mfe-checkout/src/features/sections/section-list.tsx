import { Fragment, useState } from 'react'
import { CheckoutSection, Notice } from '@galo/ui'
import { useWords } from '@galo/words'
import type { Section, SectionFrame } from './section'
import type { Sections } from './use-sections'
import { SECTIONS_WORDS } from './sections.words'

interface SectionListProps extends Pick<SectionFrame, 'onConfirmed' | 'onRefused'> {
  readonly sections: readonly Section[]
  readonly state: Sections
  /** Nothing is changed while an order is being made. */
  readonly isBusy: boolean
}

/** What is still to do in the open section. */
const reminderOf = ({ words, isBegun }: Section, pressFirst: string, isEditing: boolean): string =>
  isEditing || isBegun || words.prompt === undefined ? pressFirst : words.prompt

/** The sections of an order, which open one after another. */
export const SectionList = ({ sections, state, isBusy, onConfirmed, onRefused }: SectionListProps) => {
  const said = useWords(SECTIONS_WORDS)
  // Those that keep their fields, from the first time they were open.
  const [kept, setKept] = useState<readonly string[]>([])
  const open = sections.find(({ id }) => id === state.open)
  if (open?.isKept === true && !kept.includes(open.id)) setKept([...kept, open.id])
  return sections.map((section, index) => {
    const { id, words, summary, hasButton = true, isKept = false } = section
    const label = state.labelOf(id)
    // Paying has the button of the page.
    const isReminded = state.showsPrompt && !state.isPaymentOpen && open?.id === id && hasButton
    return (
      <Fragment key={id}>
        {section.lead}
        <CheckoutSection
          id={`section-${id}`}
          number={index + 1}
          state={state.list[index]?.status ?? 'locked'}
          title={words.title}
          hint={words.hint}
          summary={summary}
          editLabel={words.edit}
          // Once it is paid, when and for whom may still be put right: an order can be refused for either.
          onEdit={isBusy ? undefined : () => state.edit(id)}
          keepDrawn={isKept && kept.includes(id)}
        >
          {section.content({
            label,
            reminder: isReminded && (
              <Notice tone="warn" live title={said.oneThingFirst}>
                {reminderOf(section, said.pressFirst(label), state.isEditing)}
              </Notice>
            ),
            onConfirmed,
            onRefused,
          })}
        </CheckoutSection>
      </Fragment>
    )
  })
}
