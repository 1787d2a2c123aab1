import { addMoney, nextOrderState, ok, type Market, type Money, type OrderState, type Result } from './index'

/** The compiler is the promise here: each line below must not compile. */

// @ts-expect-error There is no page in here.
export const page = window
// @ts-expect-error There is no document either.
export const tree = document
// @ts-expect-error There is no process.
export const environment = process
// @ts-expect-error There is no network.
export const network = fetch('/')

// @ts-expect-error A bare number is not money: of what?
export const sum: Money = addMoney(100, 200)
// @ts-expect-error The UK is a market, GB a country.
export const market: Market = 'GB'
// @ts-expect-error There is no such event.
export const state = nextOrderState('placed', 'restaurant-yawned')
// @ts-expect-error Spelled as the platform spells it, with an underscore.
export const declined: OrderState = 'payment-declined'

const result: Result<number, 'sold-out'> = ok(1) as Result<number, 'sold-out'>
// @ts-expect-error Nobody reads a value without having asked whether there is one.
export const value = result.value
