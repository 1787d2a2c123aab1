import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { UserCircleIcon, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { ACCOUNT_NAME_WORDS } from './account-name.words'

/** As large as the drawing that stands here before: the header around it does not move when this arrives. */
const initial = css`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: var(--azul-100);
  color: var(--azul-700);
  font-size: 0.75rem;
  line-height: 1;

  &::before {
    content: attr(data-initial);
  }
`

const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? ''

/**
 * What stands on the header's link to what is the customer's own: the first letter of their name, drawn by styles, for it is no word of
 * what the link is called. The link itself is the header's, so that whose focus is on it keeps it when this arrives.
 */
export const AccountName = () => {
  const words = useWords(ACCOUNT_NAME_WORDS)
  const name = useStore('session', ({ user }) => user?.givenName ?? '') ?? ''
  if (name === '')
    return (
      <>
        <UserCircleIcon size={20} />
        {words.profile}
      </>
    )
  return (
    <>
      <span css={initial} data-initial={initialOf(name)} aria-hidden="true" />
      <span>
        {words.profile}
        <VisuallyHidden>{words.of(name)}</VisuallyHidden>
      </span>
    </>
  )
}
