// @plant platform/src/__probe__.ts
export { createState } from '../../shared/state/src/create-state'
