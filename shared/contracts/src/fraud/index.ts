export * from './open-session.call'
export * from './name-payment.call'
