export * from './adopt-guest.call'
export * from './issue-guest-token.call'
export * from './request-password-letter.call'
