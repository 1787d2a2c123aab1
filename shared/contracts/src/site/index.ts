export * from './open-session.call'
export * from './paths'
