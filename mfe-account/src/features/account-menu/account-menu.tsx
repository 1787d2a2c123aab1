import { css } from '@emotion/react'
import { Link, sitePaths } from '@galo/navigation'
import { UserIcon } from '@galo/ui'

const menu = css`
  display: flex;
  align-items: center;
  gap: 4px;

  & a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 44px;
    min-height: 44px;
    padding-inline: 12px;
    border-radius: var(--r-2);
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover {
    background: var(--azul-50);
  }
  @media (max-width: 767px) {
    & a {
      padding: 0;
    }
    & .word {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    & .card {
      display: none;
    }
  }
`

/** The header's corner for a guest: the card, and what this device knows. Signing in comes with accounts. */
export const AccountMenu = () => (
  <div css={menu} data-owner="mfe-account">
    <Link className="card" to={sitePaths.card()}>
      Galo card
    </Link>
    <Link to={sitePaths.profile()}>
      <UserIcon />
      <span className="word">Your details</span>
    </Link>
  </div>
)
