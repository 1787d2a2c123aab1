/** Order ids never reach a log (K08). */
export const maskOrderId = (text: string): string =>
  text.replace(/(\/orders\/orders\/|\/direct-orders\/orders\/)[^/?#\s]+/g, '$1{orderId}')
