export * from './issue-guest.call'
