export * from './create-transaction.call'
