export { err, ok, type Result } from './result/result'
export { isMarket, MARKETS, marketOfCountry, type CountryCode, type Market, type MarketRecord } from './market/market'
export { zeroMoney, type CurrencyCode, type Money } from './money/money'
export {
  FULFILMENT_TYPES,
  fulfilmentFromUrl,
  fulfilmentToUrl,
  isOnPremises,
  type FulfilmentType,
} from './menu/fulfilment'
export type { LatLng } from './place/lat-lng'
export type { OpeningHours } from './opening-hours/opening-hours'
export { DELIVERY_STATES, ORDER_STATES, type DeliveryState, type OrderState } from './orders/order-state'
