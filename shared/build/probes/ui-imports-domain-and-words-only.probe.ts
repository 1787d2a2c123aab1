// @plant shared/ui/src/__probe__.ts
export { createState } from '../../state/src/create-state'
