import type { ComponentType } from 'react'
import {
  FireFillIcon,
  FlagIcon,
  ListIcon,
  StorefrontIcon,
  TimerIcon,
  UsersIcon,
  WarningIcon,
  type IconProps,
} from '@galo/ui'

interface ViewWords {
  /** In the navigation. */
  readonly label: string
  readonly title: string
  readonly Icon: ComponentType<IconProps>
  /** It can be looked at for one restaurant alone. */
  readonly isByRestaurant?: true
}

/** What the console can show, by what stands behind the # of its address. */
export const VIEWS = {
  orders: { label: 'Orders', title: 'Live orders', Icon: FireFillIcon, isByRestaurant: true },
  kitchens: { label: 'Kitchens', title: 'Kitchens', Icon: StorefrontIcon, isByRestaurant: true },
  people: { label: 'People', title: 'People and codes', Icon: UsersIcon },
  clock: { label: 'Clock', title: 'Clock', Icon: TimerIcon },
  flags: { label: 'Flags', title: 'Feature flags', Icon: FlagIcon },
  faults: { label: 'Faults', title: 'Faults', Icon: WarningIcon },
  logs: { label: 'Logs', title: 'Logs and events', Icon: ListIcon },
} as const satisfies Readonly<Record<string, ViewWords>>

export type ViewName = keyof typeof VIEWS

export const VIEW_NAMES = Object.keys(VIEWS) as ViewName[]

export const detailsOf = (name: ViewName): ViewWords => VIEWS[name]

/** The view of a hash; the orders when it names none. */
export const viewOf = (hash: string): ViewName => VIEW_NAMES.find((name) => `#${name}` === hash) ?? 'orders'
