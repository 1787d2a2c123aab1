export * from './traceparent'
