export { capacityRoutes } from './capacity.routes'
export { takenBySlot } from './capacity.store'
export { availableSlots, throttledUntil } from './capacity'
export { openSlots } from './slots.rules'
