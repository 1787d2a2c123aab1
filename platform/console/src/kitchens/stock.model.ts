import type { StockItem } from '../../calls'

const NOTES: Readonly<Partial<Record<StockItem['status'], string>>> = {
  UNAVAILABLE: 'Sold out',
  HIDDEN: 'Never on this menu',
}

export const dishesCalled = (items: readonly StockItem[], find: string): readonly StockItem[] => {
  const wanted = find.trim().toLowerCase()
  return items.filter(({ name }) => name.toLowerCase().includes(wanted))
}

/** What stands beside a dish: why there is none of it, or where on the menu it is. */
export const stockNote = ({ status, section }: StockItem): string => NOTES[status] ?? section

export const stockWords = (items: readonly StockItem[]): string => {
  const missing = items.filter(({ status }) => status === 'UNAVAILABLE').length
  return `${missing} of ${items.length} sold out. Take the tick away from what has run out.`
}

export const withAvailable = (items: readonly StockItem[], id: string, isAvailable: boolean): StockItem[] =>
  items.map((item) => (item.id === id ? { ...item, status: isAvailable ? 'AVAILABLE' : 'UNAVAILABLE' } : item))
