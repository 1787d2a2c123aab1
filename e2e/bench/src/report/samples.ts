import type { Figure, Unit } from './figure'
import { median } from './median'

/** Whom a sample was taken of. */
export type Side = 'ours' | 'floor' | 'beside'

interface Sample {
  readonly subject: string
  readonly figure: string
  readonly unit: Unit
  /** One value of many, or several taken together (presses). */
  readonly middle: (values: readonly number[]) => number
  readonly values: Map<Side, number[]>
}

export interface Samples {
  add(
    side: Side,
    of: Pick<Figure, 'subject' | 'figure' | 'unit'>,
    values: readonly number[],
    middle?: Sample['middle'],
  ): void
  /** What they come to where ours was measured, by subject, in the order in which subjects and figures were first added. */
  figures(): readonly Figure[]
}

const bySubject = (samples: readonly Sample[]): readonly Sample[] =>
  [...new Set(samples.map(({ subject }) => subject))].flatMap((name) =>
    samples.filter(({ subject }) => subject === name),
  )

/** Collects what is measured, run by run and side by side. */
export const createSamples = (): Samples => {
  const samples = new Map<string, Sample>()
  return {
    add: (side, { subject, figure, unit }, values, middle = median) => {
      const key = `${subject}: ${figure}`
      const sample = samples.get(key) ?? { subject, figure, unit, middle, values: new Map() }
      samples.set(key, sample)
      sample.values.set(side, [...(sample.values.get(side) ?? []), ...values])
    },
    figures: () =>
      bySubject([...samples.values()].filter(({ values }) => values.has('ours'))).map(
        ({ subject, figure, unit, middle, values }) => {
          const of = (side: Side) => (values.has(side) ? middle(values.get(side) ?? []) : undefined)
          const ours = values.get('ours') ?? []
          return {
            subject,
            figure,
            unit,
            runs: ours.length,
            ours: middle(ours),
            floor: of('floor'),
            beside: of('beside'),
          }
        },
      ),
  }
}
