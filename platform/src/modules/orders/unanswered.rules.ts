import { answerDueBy } from '@galo/domain'
import type { OrderLife } from './orders.life'
import type { DueEvent } from './orders.ports'

/** A kitchen, or a partner, that says nothing for too long has not taken the order. */
export const unansweredDue = ({ order: { createdAt, pickupTime, kitchenFrom } }: OrderLife): DueEvent => ({
  at: new Date(
    answerDueBy({
      placedAt: createdAt.getTime(),
      pickupTime: pickupTime?.getTime() ?? null,
      kitchenFrom: (kitchenFrom ?? createdAt).getTime(),
    }),
  ),
  event: { kind: 'order', event: 'restaurant-rejected' },
})
