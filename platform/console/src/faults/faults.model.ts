import { wordsOf, type Locale } from '@galo/words'
import type { Fault, FaultInput, FaultKind } from '../../calls'
import { FAULTS_WORDS } from './faults.words'

export const FAULT_KINDS = ['status', 'slow', 'garbage', 'hang', 'drop'] as const satisfies readonly FaultKind[]

export const STATUSES = ['503', '500', '502', '429', '409', '404', '401', '400']

const waitWords = ({ delayMs, delayUpToMs }: Fault, locale: Locale): string | null => {
  const { after, afterBetween } = wordsOf(FAULTS_WORDS, locale)
  if (delayUpToMs !== null) return afterBetween(delayMs, delayUpToMs)
  return delayMs > 0 ? after(delayMs) : null
}

/** `POST /payment · answers 503 · 50% of calls · until cleared` */
export const faultWords = (fault: Fault, locale: Locale): string => {
  const words = wordsOf(FAULTS_WORDS, locale)
  const { path, method, kind, status, share, times } = fault
  return [
    `${method ?? words.anyMethod} ${path}`,
    kind === 'status' ? words.answers(String(status)) : words.kinds[kind].toLowerCase(),
    waitWords(fault, locale),
    share < 1 ? words.shareOfCalls(Math.round(share * 100)) : null,
    times === null ? words.untilCleared : words.moreTimes(times),
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

/** What the form shows, as text. */
export interface FaultText {
  readonly path: string
  /** '' is any. */
  readonly method: string
  readonly kind: FaultKind
  readonly status: string
  readonly delayMs: string
  readonly delayUpToMs: string
  readonly percent: string
  readonly times: string
}

export const USUAL_FAULT: FaultText = {
  path: '/payment',
  method: '',
  kind: 'status',
  status: '503',
  delayMs: '0',
  delayUpToMs: '',
  percent: '100',
  times: '',
}

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text))

/** The fault that the form asks for. */
export const faultOf = ({
  path,
  method,
  kind,
  status,
  delayMs,
  delayUpToMs,
  percent,
  times,
}: FaultText): FaultInput => ({
  path,
  // Only methods stand in the form.
  method: method === '' ? null : (method as NonNullable<FaultInput['method']>),
  kind,
  status: kind === 'status' ? Number(status) : null,
  delayMs: Number(delayMs),
  delayUpToMs: numberOrNull(delayUpToMs),
  share: Number(percent) / 100,
  times: numberOrNull(times),
})
