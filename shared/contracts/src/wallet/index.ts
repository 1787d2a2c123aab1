export * from './open-wallet-account.call'
