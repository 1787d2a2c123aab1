import type { SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'd' | 'children' | 'ref'> {
  /** Pixels; 20 in controls, 24 alone. */
  readonly size?: number
}

/** A drawing beside a word: the word or the control's label carries the meaning, so the drawing is hidden from readers. */
export const Icon = ({ size = 20, d, ...rest }: IconProps & { readonly d: string }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width={size}
    height={size}
    viewBox="0 0 256 256"
    fill="currentColor"
    {...rest}
  >
    <path d={d} />
  </svg>
)
