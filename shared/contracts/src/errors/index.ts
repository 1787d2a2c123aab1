export * from './app-error'
export * from './normalise-error'
