// @plant mfe-account/src/pages/__probe__.ts
export { css } from '@emotion/react'
// @plant shell/browser/__probe__.ts
export { serializeStyles } from '../../shared/css/node_modules/@emotion/serialize'
