// @plant mfe-account/src/pages/__probe__.ts
export { useLocation } from 'react-router-dom'
// @plant shell/browser/__probe__.ts
export { useLocation } from '../../shared/navigation/node_modules/react-router-dom'
