export * from './issue-guest-token.call'
