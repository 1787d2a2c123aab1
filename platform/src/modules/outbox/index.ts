export { outboxRoutes } from './outbox.routes'
export { lettersTo, sendLetter, sendText, type LetterKind, type Letter, type Text } from './outbox.store'
