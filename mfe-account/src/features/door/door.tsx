import { useId, type ReactNode } from 'react'
import { css } from '@galo/css'
import { Card } from '@galo/ui'

const door = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 22px 20px;

  & .top {
    display: flex;
    flex-wrap: wrap;
    gap: 14px;
    align-items: center;
  }
  & .words {
    flex: 1;
    min-width: min-content;
  }
  & .badge {
    display: grid;
    flex: none;
    place-items: center;
    width: 52px;
    height: 52px;
    border-radius: 18px 5px 18px 5px;
    background: var(--azul-100);
    color: var(--azul-700);
  }
  & h2 {
    font-size: 1.5rem;
  }
  & .what {
    color: var(--text-2);
    font-size: var(--t-small);
  }
  @media (min-width: 768px) {
    padding: 28px;
  }
`

interface Props {
  readonly icon: ReactNode
  readonly heading: ReactNode
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** One way on, with what it asks for: a card with its sign, its name and what is to be had behind it. */
export const Door = ({ icon, heading, text, children }: Props) => {
  const id = useId()
  return (
    <Card as="section" css={door} aria-labelledby={id}>
      <div className="top">
        <span className="badge">{icon}</span>
        <div className="words">
          <h2 id={id}>{heading}</h2>
          {text !== undefined && <p className="what">{text}</p>}
        </div>
      </div>
      {children}
    </Card>
  )
}
