import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { signOutEverywhere, type Customer } from '../../calls'
import { PressButton } from '../controls/press-button'
import { useConsole } from '../data/console-context'
import { SpaceBetween, Note, tileStyle } from '../layout/rows'
import { CardTools } from './card-tools'
import { useToast } from '../toast/toast'
import { PEOPLE_WORDS } from './people.words'

const row = css`
  display: grid;
  gap: 0.5rem;
  padding: 0.75rem;
`
const head = css`
  flex-wrap: wrap;
`

const start = css`
  justify-self: start;
`

export const CustomerRow = ({ customer }: { readonly customer: Customer }) => {
  const { id, givenName, familyName, email, market, card } = customer
  const { http } = useConsole()
  const { notify } = useToast()
  const { noCard, signOut, isSignedOut } = useWords(PEOPLE_WORDS)
  const name = `${givenName} ${familyName}`
  const onSignOut = async () => {
    await http.send(signOutEverywhere, { params: { id } })
    notify(isSignedOut(name))
  }
  return (
    <li css={[tileStyle, row]} data-key={id}>
      <SpaceBetween css={head}>
        <b>{name}</b>
        <Note>{`${email} · ${market}`}</Note>
      </SpaceBetween>
      {card === null ? <Note>{noCard}</Note> : <CardTools customerId={id} name={name} card={card} />}
      <PressButton css={start} data-part="sign-out" onPress={onSignOut}>
        {signOut}
      </PressButton>
    </li>
  )
}
