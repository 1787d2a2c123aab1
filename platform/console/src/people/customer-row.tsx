import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { Customer } from '../../calls'
import { SpaceBetween, Note, tileStyle } from '../layout/rows'
import { CardTools } from './card-tools'
import { PEOPLE_WORDS } from './people.words'

const row = css`
  display: grid;
  gap: 0.5rem;
  padding: 0.75rem;
`
const head = css`
  flex-wrap: wrap;
`

export const CustomerRow = ({ customer }: { readonly customer: Customer }) => {
  const { id, givenName, familyName, email, market, card } = customer
  const { noCard } = useWords(PEOPLE_WORDS)
  const name = `${givenName} ${familyName}`
  return (
    <li css={[tileStyle, row]} data-key={id}>
      <SpaceBetween css={head}>
        <b>{name}</b>
        <Note>{`${email} · ${market}`}</Note>
      </SpaceBetween>
      {card === null ? <Note>{noCard}</Note> : <CardTools customerId={id} name={name} card={card} />}
    </li>
  )
}
