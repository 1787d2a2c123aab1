import type { cardCharges, cardCustomers, cardEvents, cardIntents, cardMethods } from './card.tables'

export type IntentRow = typeof cardIntents.$inferSelect
export type MethodRow = typeof cardMethods.$inferSelect
export type ChargeRow = typeof cardCharges.$inferSelect
export type CustomerRow = typeof cardCustomers.$inferSelect
export type EventRow = typeof cardEvents.$inferSelect
