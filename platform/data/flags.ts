export type FlagValue = boolean | string | number

/** Who gets another variant than the usual one. */
export interface FlagRule {
  /** Null: in both markets. */
  readonly market: 'UK' | 'IE' | null
  /** How many of a hundred visitors, always the same ones. */
  readonly percent: number
  readonly variant: string
}

export interface SeedFlag {
  readonly key: string
  readonly description: string
  readonly isOn: boolean
  readonly variants: Readonly<Record<string, FlagValue>>
  readonly offVariant: string
  readonly defaultVariant: string
  readonly rules: readonly FlagRule[]
}

const ON_OFF = { on: true, off: false }

/** Off for everybody until somebody switches it on, and then on. */
const toggle = (key: string, description: string, isOn = false): SeedFlag => ({
  key,
  description,
  isOn,
  variants: ON_OFF,
  offVariant: 'off',
  defaultVariant: 'on',
  rules: [],
})

/** A15: what the site can switch without a release. */
export const flags: readonly SeedFlag[] = [
  toggle('address-autocomplete', 'Addresses are suggested while somebody types', true),
  {
    key: 'address-data-provider',
    description: 'Where suggested addresses come from',
    isOn: true,
    variants: { localities: 'localities', places: 'places' },
    offVariant: 'localities',
    defaultVariant: 'localities',
    rules: [],
  },
  toggle('checkout-address-search', 'The address is searched for at the checkout, too', true),
  toggle('pin-drop', 'The door can be shown on a map', true),
  toggle('guest-checkout', 'Delivery can be ordered without an account', true),
  toggle('delivery-unavailable', 'Nothing is delivered anywhere'),
  toggle('collect-unavailable', 'Nothing can be collected anywhere'),
  toggle('delivery-partner-unavailable', 'The riders’ own service is down'),
  toggle('eat-in-unavailable', 'Nothing is served at tables'),
  toggle('double-chillies', 'Every order earns twice the chillies'),
  toggle('join-loyalty', 'Guests are invited to join the Galo card', true),
  toggle('chicken-availability-banner', 'A banner says that some chicken dishes have run out'),
  toggle('session-recording', 'Visits are recorded for support, redacted'),
  toggle('ownership-overlay', 'Who made which part of a page is shown on it'),
  {
    key: 'join-loyalty-marketing',
    description: 'Words of the invitation to join: half of those who may be counted see the warmer ones',
    isOn: false,
    variants: { control: 'ab_control', variant: 'ab_variant', excluded: 'ab_excluded' },
    offVariant: 'excluded',
    defaultVariant: 'control',
    rules: [{ market: null, percent: 50, variant: 'variant' }],
  },
]
