// @plant shared/domain/src/__probe__.ts
export { randomUUID } from 'node:crypto'
