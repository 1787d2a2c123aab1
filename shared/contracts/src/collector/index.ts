export { LOG_LEVELS, logBatchSchema } from './log-line.schema'
export * from './send-log-lines.call'
export * from './send-events.call'
