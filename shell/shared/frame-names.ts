/** The footer, which the BFF writes after the root: its element, what holds it where it is not shown, and its link to the other market. */
export const FOOT = { id: 'galo-foot', keptId: 'galo-foot-kept', twinId: 'galo-foot-twin' } as const

/** Of the document's root element, for styles: whether the page in view has the footer under it. */
export type FootShown = 'shown' | 'kept'

/** Of the document's root element, for styles: whom the site's cookie for scripts speaks of. What is drawn is everybody's, and has the links of both. */
export type Who = 'visitor' | 'customer'

/** Of the root element's data: the threshold that the page has been scrolled past. */
export const SCROLLED = 'scrolled'

/** In pixels, the furthest first (A07): past the nearer one something lies under the header, past the further one it gives up some height. */
export const THRESHOLDS = [100, 60] as const

/** The drawings of the app's header stand in the document, each by this and its name. */
export const DRAWINGS = 'galo-drawing-'
export type Drawing = 'mark' | 'arrow-left' | 'bag' | 'globe' | 'list' | 'lock' | 'person' | 'question'
