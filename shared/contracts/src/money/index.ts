export { toMoney, toWirePrice, type WirePrice } from './wire-price'
