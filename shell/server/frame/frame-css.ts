import { FOOTER_CSS } from './footer-css'
import { HEADER_CSS } from './header-css'

/** What stands round every page, in the document's one style element: drawn right before any script is here, and in documents that need none. */
export const FRAME_CSS = `${HEADER_CSS}${FOOTER_CSS}`
