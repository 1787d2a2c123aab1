import type { CurrencyCode, Money } from '@galo/domain'

const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const

const UNITS = {
  GBP: { one: 'pound', many: 'pounds', small: 'penny', smalls: 'pence' },
  EUR: { one: 'euro', many: 'euro', small: 'cent', smalls: 'cent' },
} as const satisfies Record<CurrencyCode, Readonly<Record<string, string>>>

const numberWords = (value: number): string => {
  if (value < 20) return ONES[value] ?? ''
  if (value < 100)
    return [TENS[Math.floor(value / 10)], value % 10 === 0 ? '' : ONES[value % 10]].filter(Boolean).join('-')
  const [size, name] = value < 1_000 ? [100, 'hundred'] : [1_000, 'thousand']
  const rest = value % size
  const joint = rest > 0 && rest < 100 ? ' and ' : ' '
  return `${numberWords(Math.floor(value / size))} ${name}${rest === 0 ? '' : joint + numberWords(rest)}`
}

const counted = (count: number, one: string, many: string): string =>
  `${numberWords(count)} ${count === 1 ? one : many}`

/** A sum as one says it: 640 pence are 'six pounds and forty pence'. Whoever mistyped a figure hears it. In English, up to a million. */
export const sumInWords = ({ currencyCode, value }: Money): string => {
  const { one, many, small, smalls } = UNITS[currencyCode]
  const [whole, rest] = [Math.floor(value / 100), value % 100]
  const parts = [
    whole > 0 ? counted(whole, one, many) : '',
    rest > 0 || whole === 0 ? counted(rest, small, smalls) : '',
  ]
  return parts.filter(Boolean).join(' and ')
}
