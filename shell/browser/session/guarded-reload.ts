import { ABOUT_TO_END_S } from '@galo/domain'
import type { State } from '@galo/state'
import type { TabMemory } from './tab-memory'

/** A tab reloads itself no more often than this, in milliseconds. */
const PAUSE_MS = 300_000

export interface EndingToken {
  /** Seconds since the epoch. */
  readonly expiry: number
  /** Its whole life in seconds; `null` when it does not say. */
  readonly lifeS: number | null
}

/** Whether somebody would lose something: a field that is typed in or has words in it, a dialog, a payment under way. */
export const isBusy = (document: Document, state: Pick<State, 'read'>): boolean => {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const holdsWords = fields.some(
    ({ type, value }) => !['hidden', 'radio', 'checkbox', 'submit', 'button'].includes(type) && value !== '',
  )
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
  const hasDialog = document.querySelector('dialog[open], [role="dialog"], [aria-modal="true"]') !== null
  const isPaying = (state.read('payment')?.getState().attempt ?? null) !== null
  return holdsWords || isTyping || hasDialog || isPaying
}

/**
 * Whether the page may be loaded again for a token that is about to end: once for each, and never so that it could go on for ever or
 * take something from somebody.
 */
export const mayReload = (
  { expiry, lifeS }: EndingToken,
  { memory, now, isOnline, isBusy }: { memory: TabMemory; now: number; isOnline: boolean; isBusy: () => boolean },
): boolean => {
  const mark = memory.reloadedFor()
  if (mark !== null && (mark.expiry === expiry || Math.abs(now - mark.at) < PAUSE_MS)) return false
  return lifeS !== null && lifeS > ABOUT_TO_END_S && isOnline && !isBusy()
}
