const hrefNow = (): string => location.pathname + location.search

/**
 * Path and query that the document was asked for. Not where the browser is: who goes back before the code is here is at another address by then,
 * and what came with the document is not that page.
 */
export const documentHref = (): string => window.__galo?.href ?? hrefNow()

/** Whether the browser is still where the document was made for. */
export const isAtDocument = (): boolean => documentHref() === hrefNow()
