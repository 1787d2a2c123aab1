/** The page's style sheets as strings, for a server that has no use for components. */
export { FONT_FILES } from './tokens/fonts'
export { globalCss, globalCssWith } from './tokens/global'
export { darkThemeCss } from './tokens/dark-theme'
export { tokensCss } from './tokens/tokens'
