import type { AheadContext } from '@galo/navigation'
import { FULFILMENT_METHODS, type FulfilmentMethods } from '../../fulfilment/fulfilment-methods'

/** What the page asks first about the basket that is there, by its way of ordering. */
export const askCheckoutAhead = ({ services, state }: AheadContext): void => {
  const basket = state.read('basket')?.getState().signed?.data
  if (basket === undefined || basket.menu_items.length === 0) return
  const methods: FulfilmentMethods = FULFILMENT_METHODS
  const method = Object.values(methods).find(({ type }) => type === basket.fulfilment_type)
  if (method === undefined) return
  if ('load' in method) void method.load().catch(() => {})
  else method.askAhead?.(services, basket.restaurant_id)
}
