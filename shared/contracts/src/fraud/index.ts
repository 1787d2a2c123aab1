export * from './open-fraud-session.call'
export * from './name-fraud-payment.call'
