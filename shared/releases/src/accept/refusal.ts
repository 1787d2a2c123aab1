export type Reason =
  | 'unreadable'
  | 'unsigned'
  | 'forged'
  | 'expired'
  | 'older'
  | 'another'
  | 'shares'
  | 'no-shell'
  | 'routes'
  | 'misfit'
  | 'files'
  | 'budget'
  | 'unknown'
  | 'stopped'
  | 'overtaken'

/** Why a document is not served by, and what whoever wrote it can do. */
export interface Refusal {
  readonly reason: Reason
  readonly sentence: string
}

export const refusal = (reason: Reason, sentence: string): Refusal => ({ reason, sentence })
