/** The document's own words for the day that nothing of the page's code runs; hidden until then, taken away when the page lives. */
export const LOST_ID = 'galo-lost'
