import type { Fault, FaultInput, FaultKind } from '../../calls'

export const KIND_OPTIONS = [
  { value: 'status', label: 'Answers an error' },
  { value: 'slow', label: 'Is only slow' },
  { value: 'garbage', label: 'Answers rubbish' },
  { value: 'hang', label: 'Never answers' },
  { value: 'drop', label: 'Drops the line' },
] as const satisfies readonly { readonly value: FaultKind; readonly label: string }[]

export const STATUSES = ['503', '500', '502', '429', '409', '404', '401', '400']

const kindWords = (kind: FaultKind): string =>
  (KIND_OPTIONS.find(({ value }) => value === kind)?.label ?? kind).toLowerCase()

const waitWords = ({ delayMs, delayUpToMs }: Fault): string | null => {
  if (delayUpToMs !== null) return `after ${delayMs} to ${delayUpToMs} ms`
  return delayMs > 0 ? `after ${delayMs} ms` : null
}

/** `POST /payment · answers 503 · 50% of calls · until cleared` */
export const faultWords = (fault: Fault): string => {
  const { path, method, kind, status, share, times } = fault
  return [
    `${method ?? 'Any'} ${path}`,
    kind === 'status' ? `answers ${status}` : kindWords(kind),
    waitWords(fault),
    share < 1 ? `${Math.round(share * 100)}% of calls` : null,
    times === null ? 'until cleared' : `${times} more ${times === 1 ? 'time' : 'times'}`,
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
