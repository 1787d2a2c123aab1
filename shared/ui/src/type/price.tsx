import type { ComponentProps } from 'react'
import { css } from '@galo/css'

const price = css`
  font: 800 1.125rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
const largePrice = css`
  font-size: 1.5rem;
`

/** A finished price: '£11.50', '€12.50', 'From £9.25'. */
export const Price = ({ large = false, ...rest }: ComponentProps<'span'> & { readonly large?: boolean }) => (
  <span css={[price, large && largePrice]} {...rest} />
)
