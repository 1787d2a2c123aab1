import { css } from '@galo/css'
import { Link, pathTo, sitePaths } from '@galo/navigation'
import { withWayBack } from '@galo/navigation/way-back'
import { useStore } from '@galo/state'
import { Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { WHO_ORDERS_WORDS } from './who-orders.words'

const line = css`
  overflow-wrap: anywhere;

  & a {
    padding-block: 10px;
    font-weight: 600;
  }
`

/** The way in for who has an account, back to here; who is in is told as whom. */
export const WhoOrders = () => {
  const words = useWords(WHO_ORDERS_WORDS)
  const email = useStore('session', ({ user }) => user?.email ?? null) ?? null
  if (email !== null)
    return (
      <Text tone="soft" css={line}>
        {email === '' ? words.loggedIn : words.loggedInAs(email)}
      </Text>
    )
  return (
    <Text tone="soft" css={line}>
      <b>{words.guest}</b> {words.noAccount} {words.before}{' '}
      <Link to={withWayBack(pathTo('/card/auth/login'), sitePaths.checkout())}>{words.logIn}</Link> {words.fillsIn}
    </Text>
  )
}
