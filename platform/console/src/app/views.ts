import type { ComponentType } from 'react'
import {
  ChartBarIcon,
  EnvelopeSimpleIcon,
  FireFillIcon,
  FlagIcon,
  HeadsetIcon,
  ListIcon,
  MopedIcon,
  RocketLaunchIcon,
  StorefrontIcon,
  TimerIcon,
  UsersIcon,
  WarningIcon,
  type IconProps,
} from '@galo/ui'

interface View {
  readonly Icon: ComponentType<IconProps>
  /** It can be looked at for one restaurant alone. */
  readonly isByRestaurant?: true
}

/** What the console can show, by what stands behind the # of its address. */
export const VIEWS = {
  orders: { Icon: FireFillIcon, isByRestaurant: true },
  kitchens: { Icon: StorefrontIcon, isByRestaurant: true },
  support: { Icon: HeadsetIcon },
  rides: { Icon: MopedIcon },
  figures: { Icon: ChartBarIcon, isByRestaurant: true },
  people: { Icon: UsersIcon },
  post: { Icon: EnvelopeSimpleIcon },
  releases: { Icon: RocketLaunchIcon },
  clock: { Icon: TimerIcon },
  flags: { Icon: FlagIcon },
  faults: { Icon: WarningIcon },
  logs: { Icon: ListIcon },
} as const satisfies Readonly<Record<string, View>>

export type ViewName = keyof typeof VIEWS

export const VIEW_NAMES = Object.keys(VIEWS) as ViewName[]

export const detailsOf = (name: ViewName): View => VIEWS[name]

/** The view of a hash; the orders when it names none. */
export const viewOf = (hash: string): ViewName => VIEW_NAMES.find((name) => `#${name}` === hash) ?? 'orders'
