export * from './send-log-lines.call'
export * from './send-events.call'
