import type { ReactNode } from 'react'

export interface ChoiceRowContentProps {
  readonly label: ReactNode
  readonly detail?: ReactNode
  /** A finished price, '+£1.50'. */
  readonly price?: string | undefined
  readonly picture?: ReactNode
}

/** What a row of a question shows, but for its radio or checkbox. */
export const ChoiceRowContent = ({ label, detail, price, picture }: ChoiceRowContentProps) => (
  <>
    {picture !== undefined && <span className="choice-picture">{picture}</span>}
    <span className="choice-words">
      {label}
      {detail !== undefined && <small>{detail}</small>}
    </span>
    {price !== undefined && <span className="choice-price">{price}</span>}
  </>
)
