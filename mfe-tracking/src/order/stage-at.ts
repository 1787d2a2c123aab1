import type { SubmittedOrder } from '@galo/contracts/orders'
import type { Stage } from '@galo/domain'

/** When the first of these stages was reached; undefined where nobody wrote it down. */
export const stageAt = (
  { stage_times }: Pick<SubmittedOrder, 'stage_times'>,
  ...stages: readonly Stage[]
): string | undefined => stage_times?.find(({ stage }) => stages.some((each) => each === stage))?.at
