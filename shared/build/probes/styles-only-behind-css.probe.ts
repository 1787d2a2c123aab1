// @plant mfe-tracking/src/pages/order/__probe__.ts
export { serializeStyles } from '../../../../shared/css/node_modules/@emotion/serialize'
// @plant shell/browser/states/__probe__.ts
export { serializeStyles } from '../../../shared/css/node_modules/@emotion/serialize'
