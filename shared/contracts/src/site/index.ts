export * from './follow-flags.call'
export * from './open-session.call'
export * from './paths'
export * from './site-clock'
