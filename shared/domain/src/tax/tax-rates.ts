import type { Market } from '../market/market'
import type { ChargeClass, TaxClass } from './tax-class'

/** A share in hundredths of a per cent, or `null` for what is no supply at all: a deposit, a gift to staff. */
export type TaxRate = number | null

type RateName = 'standard' | 'catering' | 'bakery' | 'zero' | 'outside'

interface RatePeriod {
  /** The first day it holds, 'yyyy-MM-dd' on the restaurant's calendar; until the next one begins. */
  readonly from: string
  readonly rate: TaxRate
}

const always = (rate: TaxRate): readonly RatePeriod[] => [{ from: '0001-01-01', rate }]

/**
 * The rates with their days, the earliest first.
 * UK: 20 % since 4 January 2011 (VAT Act 1994, section 2); hospitality has been at it again since 1 April 2022.
 * Ireland: 23 % and, for bakery, 13.5 % (VAT Consolidation Act 2010, section 46 and Schedule 3); catering and hot food taken away were at 13.5 % from
 * 1 September 2023 and are at 9 % from 1 July 2026 (Budget 2026).
 */
const RATES: Readonly<Record<Market, Readonly<Record<RateName, readonly RatePeriod[]>>>> = {
  UK: {
    standard: [{ from: '2011-01-04', rate: 2_000 }],
    catering: [{ from: '2022-04-01', rate: 2_000 }],
    bakery: always(0),
    zero: always(0),
    outside: always(null),
  },
  IE: {
    standard: [{ from: '2021-03-01', rate: 2_300 }],
    catering: [
      { from: '2023-09-01', rate: 1_350 },
      { from: '2026-07-01', rate: 900 },
    ],
    bakery: [{ from: '2003-01-01', rate: 1_350 }],
    zero: always(0),
    outside: always(null),
  },
}

type Treatments = Readonly<Record<TaxClass, RateName>>

/**
 * Taken away. UK: VAT Act 1994, Schedule 8, Group 1, with its excepted items, and Note 3 for hot food (Notices 701/14 and 709/1). Ireland: Schedule 2,
 * Part 2, with what it leaves out, and Schedule 3 for hot food and bakery.
 */
const TAKEN_AWAY: Treatments = {
  'hot-food': 'catering',
  'cold-food': 'zero',
  bakery: 'bakery',
  treat: 'standard',
  milk: 'zero',
  'hot-drink': 'catering',
  'soft-drink': 'standard',
  alcohol: 'standard',
}

/** Eaten in: catering, whatever its temperature. Ireland leaves drinks that are neither hot nor milk out of it; to the UK they are at the same rate. */
const EATEN_IN: Treatments = {
  'hot-food': 'catering',
  'cold-food': 'catering',
  bakery: 'catering',
  treat: 'catering',
  milk: 'catering',
  'hot-drink': 'catering',
  'soft-drink': 'standard',
  alcohol: 'standard',
}

/**
 * A ride is a supply of its own: the same food is sold without it (HMRC Notice 700/24). So is a paper bag; Ireland's levy on plastic ones is another thing.
 * A deposit is no price (Ireland, VAT Consolidation Act 2010, deposit return scheme), and what nobody had to give is no payment (Notice 700, section 8).
 */
const CHARGES: Readonly<Record<ChargeClass, RateName>> = {
  service: 'standard',
  bag: 'standard',
  deposit: 'outside',
  tip: 'outside',
}

/** Throws for a day from before our tables begin. */
const rateOn = (market: Market, name: RateName, day: string): TaxRate => {
  const period = RATES[market][name].findLast(({ from }) => from <= day)
  if (period === undefined) throw new RangeError(`Nobody knows the ${name} rate of ${market} on ${day}`)
  return period.rate
}

export interface TaxPoint {
  readonly market: Market
  /** 'yyyy-MM-dd' on the restaurant's calendar. */
  readonly day: string
  readonly isEatenIn: boolean
}

export const foodRate = ({ market, day, isEatenIn }: TaxPoint, taxClass: TaxClass): TaxRate =>
  rateOn(market, (isEatenIn ? EATEN_IN : TAKEN_AWAY)[taxClass], day)

export const chargeRate = ({ market, day }: Omit<TaxPoint, 'isEatenIn'>, charge: ChargeClass): TaxRate =>
  rateOn(market, CHARGES[charge], day)
