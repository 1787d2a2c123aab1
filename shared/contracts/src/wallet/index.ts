export * from './open-account.call'
