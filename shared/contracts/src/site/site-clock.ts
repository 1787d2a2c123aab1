/** A header of answers that pages elsewhere may read: the site's clock, in milliseconds since the epoch. What is open is open by it. */
export const SITE_CLOCK = 'x-galo-now'
