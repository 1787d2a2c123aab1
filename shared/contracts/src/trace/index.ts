export { toOtlp, type Span } from './to-otlp'
export * from './traceparent'
