export * from './list-saved-cards.call'
export * from './open-wallet-account.call'
export * from './remove-saved-card.call'
export type { SavedCard } from './saved-card.schema'
