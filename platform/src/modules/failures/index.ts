export { recordFailures } from './record-failures'
