// @plant platform/src/kernel/shared.__probe__.ts
export { createState } from '../../../shared/state/src/create-state'
// @plant platform/src/modules/identity/words.__probe__.ts
export { useWords } from '@galo/words'
