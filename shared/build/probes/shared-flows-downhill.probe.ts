// @plant shared/navigation/src/__probe__.ts
export * from '../../ui/src/index'
// @plant shared/services/src/__probe__.ts
export { sitePaths } from '../../navigation/src/site-paths'
// @plant shared/events/src/__probe__.ts
export * from '../../state/src/index'
// @plant shared/state/src/__probe__.ts
export * from '../../events/src/index'
// @plant shared/vendors/src/__probe__.ts
export * from '../../services/src/index'
// @plant shared/words/src/__probe__.ts
export * from '../../services/src/index'
// @plant shared/css/src/__probe__.ts
export * from '../../words/src/index'
// @plant shared/releases/src/__probe__.ts
export * from '../../state/src/index'
