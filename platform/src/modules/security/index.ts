export { recordSecurity } from './security.log'
