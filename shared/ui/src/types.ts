import type { ReactNode } from 'react'

/** Erva, Limão, Manso, Brasa, Fogo, Louco. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4 | 5

/** One of several: `value` goes back to the caller, `label` is read and heard. */
export interface Option<V extends string = string> {
  readonly value: V
  readonly label: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
}
