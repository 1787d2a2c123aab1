// @plant platform/src/kernel/shared.__probe__.ts
export { createState } from '../../../shared/state/src/create-state'
