import { formatMoney, money } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { Figures, HourFigures } from '../../calls'
import { FIGURES_WORDS } from './figures.words'

/** One bar: what stands under it, how high it is, and how that is said. */
export interface Bar {
  readonly label: string
  readonly value: number
  readonly said: string
  /** Something to see to. */
  readonly isBad: boolean
}

/** Kitchens are to answer within a minute and a half. */
const GOAL_S = 90
const NOTHING: Omit<HourFigures, 'hour'> = { orders: 0, takings: 0, delivered: 0, late: 0 }

/** Every hour from the first to the last that has anything: an hour without orders is one, too. */
export const wholeHours = (hours: Figures['hours']): readonly HourFigures[] => {
  const [first, last] = [hours[0]?.hour ?? 0, hours.at(-1)?.hour ?? -1]
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const hour = first + at
    return hours.find((each) => each.hour === hour) ?? { hour, ...NOTHING }
  })
}

const hourLabel = ({ hour }: HourFigures): string => `${String(hour).padStart(2, '0')}:00`

const sumOf = (hours: Figures['hours'], part: keyof Omit<HourFigures, 'hour'>): number =>
  hours.reduce((sum, each) => sum + each[part], 0)

export const orderBars = ({ hours }: Figures): readonly Bar[] =>
  wholeHours(hours).map((each) => ({
    label: hourLabel(each),
    value: each.orders,
    said: String(each.orders),
    isBad: false,
  }))

export const takingBars = ({ hours, currencyCode }: Figures): readonly Bar[] =>
  wholeHours(hours).map((each) => ({
    label: hourLabel(each),
    value: each.takings / 100,
    said: formatMoney(money(currencyCode, each.takings)),
    isBad: false,
  }))

export const lateBars = ({ hours }: Figures): readonly Bar[] =>
  wholeHours(hours).map((each) => ({
    label: hourLabel(each),
    value: each.late,
    said: String(each.late),
    isBad: each.late > 0,
  }))

export const acceptingBars = ({ accepting: { steps } }: Figures, locale: Locale): readonly Bar[] => {
  const words = wordsOf(FIGURES_WORDS, locale)
  return steps.map(({ fromS, count }, at) => ({
    label: at === steps.length - 1 ? words.beyond(fromS) : words.step(fromS),
    value: count,
    said: String(count),
    isBad: fromS >= GOAL_S && count > 0,
  }))
}

/** What a chart comes to, in a figure and in words. */
export const sumsOf = ({ hours, currencyCode, accepting }: Figures, locale: Locale) => {
  const words = wordsOf(FIGURES_WORDS, locale)
  const [orders, takings] = [sumOf(hours, 'orders'), sumOf(hours, 'takings')]
  const [late, delivered] = [sumOf(hours, 'late'), sumOf(hours, 'delivered')]
  const perBasket = orders === 0 ? 0 : Math.round(takings / orders)
  return {
    orders: words.ordersSum(orders),
    takings: `${formatMoney(money(currencyCode, takings))}, ${words.perBasket(formatMoney(money(currencyCode, perBasket)))}`,
    accepting:
      accepting.medianS === null
        ? words.answered(0)
        : `${words.answered(accepting.answered)}, ${words.median(accepting.medianS.toFixed(0))}`,
    late: words.lateOf(late, delivered),
    hasOrders: orders > 0,
    hasDelivered: delivered > 0,
  }
}
