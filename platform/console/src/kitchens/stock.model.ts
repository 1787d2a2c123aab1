import { wordsOf, type Locale } from '@galo/words'
import type { StockItem } from '../../calls'
import { STOCK_WORDS } from './stock.words'

export const dishesCalled = (items: readonly StockItem[], find: string): readonly StockItem[] => {
  const wanted = find.trim().toLowerCase()
  return items.filter(({ name }) => name.toLowerCase().includes(wanted))
}

/** What stands beside a dish: why there is none of it, or where on the menu it is. */
export const stockNote = ({ status, section }: StockItem, locale: Locale): string => {
  const { soldOut, neverHere } = wordsOf(STOCK_WORDS, locale)
  if (status === 'UNAVAILABLE') return soldOut
  return status === 'HIDDEN' ? neverHere : section
}

export const stockWords = (items: readonly StockItem[], locale: Locale): string => {
  const missing = items.filter(({ status }) => status === 'UNAVAILABLE').length
  return wordsOf(STOCK_WORDS, locale).missing(missing, items.length)
}

export const withAvailable = (items: readonly StockItem[], id: string, isAvailable: boolean): StockItem[] =>
  items.map((item) => (item.id === id ? { ...item, status: isAvailable ? 'AVAILABLE' : 'UNAVAILABLE' } : item))
