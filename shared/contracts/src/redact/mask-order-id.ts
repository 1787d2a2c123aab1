const ORDER = /(\/(?:direct-)?orders\/orders\/|\/order\/myorders\/|\/order-tracking\/(?:gb|ie)\/)[^/?#\s"'<>]+/gi
const FRAUD_SESSION = /(\/sigmund\/session\/)[^/?#\s"'<>]+/gi

/** Order ids never reach a log, in the address of a call or of a page (K08); nor does what a card payment is known by to those who watch for fraud. */
export const maskOrderId = (text: string): string =>
  text.replace(ORDER, '$1{orderId}').replace(FRAUD_SESSION, '$1{sessionId}')
