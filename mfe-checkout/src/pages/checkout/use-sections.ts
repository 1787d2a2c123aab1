import { useState } from 'react'
import { useStore, useWriter } from '@galo/state'
import { callToAction, requestEdit, sections, stepsOf, type Progress, type SectionId } from './sections.model'

const isSection = (value: string | null): value is SectionId =>
  value !== null && stepsOf('COLLECTION').some((id) => id === value)

/** Row I02: which section is open, and the reminder to finish it before another is changed. */
export const useSections = (done: ReadonlySet<SectionId>) => {
  const checkout = useWriter('checkout')
  const selected = useStore('checkout', (state) => state.selectedCheckoutSectionToEdit)
  const showsPrompt = useStore('checkout', (state) => state.shouldShowUpdatePrompt)
  const progress: Progress = { steps: stepsOf('COLLECTION'), done, editing: isSection(selected) ? selected : null }
  const set = (editing: SectionId | null, prompt: boolean) =>
    checkout.set((state) => ({ ...state, selectedCheckoutSectionToEdit: editing, shouldShowUpdatePrompt: prompt }))

  const list = sections(progress)
  const open = list.find(({ status }) => status === 'open')?.id ?? 'PAYMENT_DETAILS'
  const [reminded, setReminded] = useState(open)
  return {
    list,
    open,
    /** Of the section that waited when something else was pressed, and of none that opened since. */
    showsPrompt: showsPrompt && reminded === open,
    isEditing: progress.editing !== null,
    labelOf: (id: SectionId, isFilled: boolean) => callToAction(id, progress, isFilled),
    edit: (id: SectionId) => {
      const next = requestEdit(progress.editing, id)
      setReminded(next.editing)
      set(next.editing, next.showsPrompt)
    },
    /** The open section was confirmed. */
    close: () => set(null, false),
    /** Something else was pressed while a section waits for its own button. */
    remind: () => {
      setReminded(open)
      set(progress.editing, true)
    },
  }
}
