/** One day's hours on the restaurant's own wall clock, `HH:mm`. `closes` at or before `opens` means the next day (Q41). */
export interface OpeningHours {
  readonly opens: string
  readonly closes: string
}
