import type { ReactNode } from 'react'

/** What a section is called, and its button. */
export interface SectionWords {
  readonly title: string
  /** A line under the title, while it is open. */
  readonly hint?: string
  /** What its button for changing says. */
  readonly edit?: string
  /** The button of the section before it. */
  readonly continueTo?: string
  /** Its own button while nothing is chosen in it, and when nothing comes after it. */
  readonly begin?: string
  readonly last?: string
  /** What is to be done in it. Nothing can be lost where nothing was chosen or typed. */
  readonly prompt?: string
}

/** One thing checkout asks, as it stands. */
export interface AskedSection {
  /** Row I01. */
  readonly id: string
  readonly words: SectionWords
  /** Filled in, valid and confirmed. */
  readonly isDone: boolean
  /** Something was chosen or typed. */
  readonly isBegun: boolean
  /** What was answered. */
  readonly summary?: ReactNode
  /** Whether there is something to press in it now. */
  readonly hasButton?: boolean
  /** Puts the focus where it is needed when it opens, instead of on its title. */
  readonly takesFocus?: boolean
  /** Hidden when it closes, instead of taken away: its fields forget what was typed when they leave the page. */
  readonly isKept?: boolean
}

/** What a section gets from the list it stands in. */
export interface SectionFrame {
  /** What its button says. */
  readonly label: string
  /** What to finish first; it stands at the top. */
  readonly reminder: ReactNode
  /** Its own button was pressed and all was well. */
  readonly onConfirmed: () => void
  readonly onRefused: () => void
}

export interface Section extends AskedSection {
  /** Stands before it, whether it is open or not. */
  readonly lead?: ReactNode
  readonly content: (frame: SectionFrame) => ReactNode
}
