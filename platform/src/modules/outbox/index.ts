export { outboxRoutes } from './outbox.routes'
export { sendLetter } from './outbox.store'
