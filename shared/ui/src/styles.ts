/** The page's style sheets as strings, for a server that has no use for components. */
export { FONT_FILES } from './tokens/fonts'
export { globalCss, globalCssWith } from './tokens/global'
export { noiteCss } from './tokens/noite'
export { tokensCss } from './tokens/tokens'
