import type { JSX as ReactJsx } from 'react'
import type { Styles } from './css'

type WithStyles<Props> = 'className' extends keyof Props
  ? string extends Props['className' & keyof Props]
    ? { css?: Styles }
    : unknown
  : unknown

/** React's own, and `css` on every element and component that takes a class name. */
export declare namespace JSX {
  type ElementType = ReactJsx.ElementType
  type Element = ReactJsx.Element
  type ElementClass = ReactJsx.ElementClass
  type ElementAttributesProperty = ReactJsx.ElementAttributesProperty
  type ElementChildrenAttribute = ReactJsx.ElementChildrenAttribute
  type LibraryManagedAttributes<Component, Props> = Props extends unknown
    ? WithStyles<Props> & ReactJsx.LibraryManagedAttributes<Component, Props>
    : never
  type IntrinsicAttributes = ReactJsx.IntrinsicAttributes
  type IntrinsicClassAttributes<Instance> = ReactJsx.IntrinsicClassAttributes<Instance>
  type IntrinsicElements = {
    [Tag in keyof ReactJsx.IntrinsicElements]: ReactJsx.IntrinsicElements[Tag] & { css?: Styles }
  }
}
