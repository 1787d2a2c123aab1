import { css } from '@galo/css'
import { Link, sitePaths } from '@galo/navigation'
import { useStore } from '@galo/state'
import { UserCircleIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { ACCOUNT_MENU_WORDS } from './account-menu.words'

/** As wide as the link that stands here before: the header around it does not move when this arrives. */
const link = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  min-width: var(--touch);
  min-height: var(--touch);
  padding-inline: var(--s-3);
  border-radius: var(--r-2);
  color: var(--text);
  font-weight: 600;
  font-size: var(--t-small);
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: var(--azul-50);
  }
  @media (max-width: 499px) {
    flex-direction: column;
    gap: 0;
    padding-inline: var(--s-1);
    font-size: var(--t-micro);
    line-height: 1.25;
  }
  & .initial {
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
  }
`

const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? ''

/** The header's link to what is the customer's own, with the first letter of their name: drawn by styles, for it is no word of what the link is called. */
export const AccountMenu = () => {
  const words = useWords(ACCOUNT_MENU_WORDS)
  const name = useStore('session', ({ user }) => user?.givenName ?? '') ?? ''
  return (
    <Link css={link} to={sitePaths.profile()} aria-label={name === '' ? undefined : words.profileOf(name)}>
      {name === '' ? (
        <UserCircleIcon size={20} />
      ) : (
        <span className="initial" data-initial={initialOf(name)} aria-hidden="true" />
      )}
      {words.profile}
    </Link>
  )
}
