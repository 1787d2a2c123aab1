import { css } from '@emotion/react'
import { Link, sitePaths } from '@galo/navigation'
import { CardholderIcon, UserCircleIcon } from '@galo/ui'

const menu = css`
  display: flex;
  align-items: center;
  gap: var(--s-1);

  & a {
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
  }
  & a:hover {
    background: var(--azul-50);
  }
  /* The header has the card in its own list from here on. */
  @media (min-width: 768px) {
    & .card {
      display: none;
    }
  }
  @media (max-width: 767px) {
    & a {
      padding-inline: 0;
    }
    & span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

/** The header's corner for a guest: what this device knows and, where the header has no room for it, the card. */
export const AccountMenu = () => (
  <div css={menu}>
    <Link className="card" to={sitePaths.card()}>
      <CardholderIcon size={20} />
      <span>Galo card</span>
    </Link>
    <Link to={sitePaths.profile()}>
      <UserCircleIcon size={20} />
      <span>Your details</span>
    </Link>
  </div>
)
