export { locateAddress } from './place'
export { basketOfQuote, findQuote, lockQuote, type QuoteRow } from './quote.store'
export { readQuoteToken } from './quote.token'
export { quotesRoutes } from './quotes.routes'
