export * from './evaluate-flag.call'
export * from './evaluate-flags.call'
