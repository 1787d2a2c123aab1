import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number'

export interface LiveBenchOptions {
  /** Open at once. */
  readonly pages: number
  /** So many orders are looked at by all of them. */
  readonly orders: number
  readonly json: string
  readonly ledger: boolean
}

/** `--pages 2000 --orders 20 --json bench-results/live.json --ledger`. Throws in words for a person. */
export const parseOptions = (args: readonly string[]): LiveBenchOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '2000' },
      orders: { type: 'string', default: '20' },
      json: { type: 'string', default: 'bench-results/live.json' },
      ledger: { type: 'boolean', default: false },
    },
  })
  return {
    pages: wholeNumber('pages', values.pages),
    orders: wholeNumber('orders', values.orders),
    json: values.json,
    ledger: values.ledger,
  }
}
