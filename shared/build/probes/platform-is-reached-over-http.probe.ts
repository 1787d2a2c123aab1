// @plant shell/server/__probe__.ts
export { readConfig } from '../../platform/src/kernel/config'
