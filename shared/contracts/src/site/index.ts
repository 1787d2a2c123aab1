export * from './open-session.call'
