import { css } from '@galo/css'
import { Link, sitePaths } from '@galo/navigation'
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
  .name-lead {
    @media (max-width: 499px) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  .name-word {
    display: inline-block;
    @media (max-width: 499px) {
      &::first-letter {
        text-transform: uppercase;
      }
    }
  }
`

/** The header's corner for a guest: what this device knows. */
export const AccountMenu = () => {
  const words = useWords(ACCOUNT_MENU_WORDS)
  return (
    <Link css={link} to={sitePaths.profile()}>
      <UserCircleIcon size={20} />
      <span>
        <span className="name-lead">{words.lead} </span>
        <span className="name-word">{words.word}</span>
      </span>
    </Link>
  )
}
