/** The types of JSX: React's own, and `css` on every element and component that takes a class name. */
import type { JSX } from 'react'
import type { Styles } from './css'

export type ElementType = JSX.ElementType
export type Element = JSX.Element
export type ElementClass = JSX.ElementClass
export type ElementAttributesProperty = JSX.ElementAttributesProperty
export type ElementChildrenAttribute = JSX.ElementChildrenAttribute
export type IntrinsicAttributes = JSX.IntrinsicAttributes
export type IntrinsicClassAttributes<Instance> = JSX.IntrinsicClassAttributes<Instance>

export type IntrinsicElements = {
  [Tag in keyof JSX.IntrinsicElements]: JSX.IntrinsicElements[Tag] & { css?: Styles }
}

type WithStyles<Props> = 'className' extends keyof Props
  ? string extends Props['className' & keyof Props]
    ? { css?: Styles }
    : unknown
  : unknown

export type LibraryManagedAttributes<Component, Props> = Props extends unknown
  ? WithStyles<Props> & JSX.LibraryManagedAttributes<Component, Props>
  : never
