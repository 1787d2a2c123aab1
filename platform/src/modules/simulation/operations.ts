import type { PlatformConfig } from '../../kernel/config'
import type { Operations } from '../orders'
import { nextEvent } from './next-event'
import { riderTracking } from './rider.wire'
import { scenarioForNext } from './scenario.store'

/** Kitchens, partners and riders that keep to a scenario and a clock. */
export const simulatedOperations = ({
  kitchenConfirmAfterS,
}: Pick<PlatformConfig, 'kitchenConfirmAfterS'>): Operations => ({
  nextEvent: (life) => nextEvent(life, kitchenConfirmAfterS),
  scenarioForNext,
  trackRider: riderTracking,
})
