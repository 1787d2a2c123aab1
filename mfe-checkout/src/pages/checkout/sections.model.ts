import type { FulfilmentType } from '@galo/domain'

/** Row I01. */
export type SectionId =
  | 'COLLECTION_SLOT'
  | 'PERSONAL_DETAILS'
  | 'DELIVERY_DETAILS'
  | 'PAYMENT_DETAILS'
  | 'DELIVERY_RIDER_INSTRUCTIONS'
  | 'TABLE_NUMBER'
  | 'DISCOUNTS'

export type SectionStatus = 'done' | 'open' | 'locked'

export interface Section {
  readonly id: SectionId
  readonly status: SectionStatus
}

/** The steps of an order, in the order they are asked. Paying is always the last, and is never done before the order is. */
const STEPS = {
  COLLECTION: ['COLLECTION_SLOT', 'PERSONAL_DETAILS', 'PAYMENT_DETAILS'],
  DELIVERY: ['PERSONAL_DETAILS', 'DELIVERY_DETAILS', 'DELIVERY_RIDER_INSTRUCTIONS', 'PAYMENT_DETAILS'],
  EAT_IN: ['TABLE_NUMBER', 'PERSONAL_DETAILS', 'PAYMENT_DETAILS'],
  AT_TABLE: ['TABLE_NUMBER', 'PERSONAL_DETAILS', 'PAYMENT_DETAILS'],
  NONE: ['PAYMENT_DETAILS'],
} as const satisfies Record<FulfilmentType, readonly SectionId[]>

export const stepsOf = (type: FulfilmentType): readonly SectionId[] => STEPS[type]

export interface Progress {
  readonly steps: readonly SectionId[]
  /** What is filled in, valid and confirmed. */
  readonly done: ReadonlySet<SectionId>
  /** The section the customer asked to change. */
  readonly editing: SectionId | null
}

/** Exactly one section is open: the one being changed, else the first that isn't done, else paying. What comes after it waits. */
export const sections = ({ steps, done, editing }: Progress): readonly Section[] => {
  const unfinished = steps.find((id) => !done.has(id)) ?? steps.at(-1)
  const open = editing !== null && steps.includes(editing) ? editing : unfinished
  return steps.map((id) => ({ id, status: id === open ? 'open' : done.has(id) ? 'done' : 'locked' }))
}

/** Row I02: one change at a time. A second one is not begun: the customer is shown what to finish first. */
export const requestEdit = (
  editing: SectionId | null,
  wanted: SectionId,
): { readonly editing: SectionId; readonly showsPrompt: boolean } =>
  editing === null || editing === wanted ? { editing: wanted, showsPrompt: false } : { editing, showsPrompt: true }

const CONTINUE: Readonly<Partial<Record<SectionId, string>>> = {
  PERSONAL_DETAILS: 'Continue to personal details',
  TABLE_NUMBER: 'Continue to table number',
  DELIVERY_DETAILS: 'Continue to address',
  PAYMENT_DETAILS: 'Continue to payment',
}

/** Row I01: the label of a section's button says where it leads; while changing something it says "Update". */
export const callToAction = (id: SectionId, { steps, done, editing }: Progress, isFilled: boolean): string => {
  if (editing === id) return 'Update'
  if (id === 'COLLECTION_SLOT' && !isFilled) return 'Confirm collection time'
  const next = steps.slice(steps.indexOf(id) + 1).find((step) => !done.has(step))
  const label = next === undefined ? undefined : CONTINUE[next]
  return label ?? (id === 'PERSONAL_DETAILS' ? 'Save personal details' : 'Done')
}
