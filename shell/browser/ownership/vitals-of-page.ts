import type { Metric } from 'web-vitals'

type Measured = Pick<Metric, 'name' | 'value' | 'rating'>

/** How fast the document was, as its visitor felt it. */
export interface Vital {
  readonly name: string
  /** As it is read: with its unit, a shift as a plain number. */
  readonly value: string
  readonly rating: Metric['rating']
}

const asRead = ({ name, value }: Measured): string => {
  if (name === 'CLS') return value.toFixed(2)
  return name === 'INP' ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`
}

export const readVital = (measured: Measured): Vital => ({
  name: measured.name,
  value: asRead(measured),
  rating: measured.rating,
})

/** Tells of every vital as it is known so far, and again when it changes. The measuring can't be stopped: it is begun once for a document. */
export const followVitals = async (tell: (vital: Vital) => void): Promise<void> => {
  const { onCLS, onFCP, onINP, onLCP } = await import('web-vitals')
  for (const on of [onFCP, onLCP, onCLS, onINP]) on((metric) => tell(readVital(metric)), { reportAllChanges: true })
}
