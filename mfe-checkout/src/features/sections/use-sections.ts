import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore, useWriter } from '@galo/state'
import { useLocale } from '@galo/words'
import type { AskedSection } from './section'
import { callToAction, PAYMENT_SECTION_ID, progressOf, requestEdit, sections } from './sections.model'
import { showSection } from './show-section'

/** Row I02: which section is open, and the reminder to finish it before another is changed. */
export const useSections = (asked: readonly AskedSection[]) => {
  const locale = useLocale()
  const checkout = useWriter('checkout')
  const selected = useStore('checkout', (state) => state.selectedCheckoutSectionToEdit)
  const showsPrompt = useStore('checkout', (state) => state.shouldShowUpdatePrompt)
  const progress = progressOf(asked, selected)
  const set = (editing: string | null, prompt: boolean) =>
    checkout.setState((state) => ({ ...state, selectedCheckoutSectionToEdit: editing, shouldShowUpdatePrompt: prompt }))

  const list = sections(progress)
  const open = list.find(({ status }) => status === 'open')?.id ?? PAYMENT_SECTION_ID
  const isEditing = progress.editing !== null
  const [reminded, setReminded] = useState(open)
  const find = (id: string) => asked.find((section) => section.id === id)

  const shown = useRef(open)
  const showOpened = useEffectEvent(() => {
    // The first one is where the customer arrives.
    if (shown.current !== open && find(open)?.takesFocus !== true) showSection(open)
    shown.current = open
  })
  useEffect(() => showOpened(), [open])

  return {
    list,
    open,
    isPaymentOpen: open === PAYMENT_SECTION_ID,
    isEditing,
    /** Of the section that waited when something else was pressed, and of none that opened since. */
    showsPrompt: showsPrompt && reminded === open,
    labelOf: (id: string) => callToAction(id, progress, (of) => find(of)?.words, find(id)?.isBegun ?? false, locale),
    edit: (id: string) => {
      const next = requestEdit(progress.editing, id)
      setReminded(next.editing)
      set(next.editing, next.showsPrompt)
      if (id !== open && isEditing) showSection(open)
    },
    /** The open section was confirmed. */
    close: () => set(null, false),
    /** Something else was pressed while a section waits for its own button. */
    remind: () => {
      setReminded(open)
      set(progress.editing, true)
      showSection(open)
    },
  }
}

export type Sections = ReturnType<typeof useSections>
