export * from './environment'
export * from './loopback'
export * from './development-secrets'
export * from './closed.rules'
