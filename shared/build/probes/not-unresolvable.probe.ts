// @plant mfe-tracking/src/features/probe-f/__probe__.ts
export { nothing } from './no-such-file'
