import type { MouseEvent } from 'react'
import { css } from '@galo/css'
import { ListIcon, MapPinFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { RESULTS_WORDS } from './results-page.words'

/** In the cell of the list and of the map, at the foot of the window for as long as one of them is seen. */
const style = css`
  display: flex;
  grid-area: 1 / 1 / span 2;
  place-self: end center;
  position: sticky;
  bottom: calc(16px + var(--foot, 0px));
  gap: 4px;
  margin-bottom: 16px;
  padding: 4px;
  border-radius: 18px;
  background: var(--tinta-900);
  box-shadow: var(--e-2);

  & a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: var(--touch);
    padding-inline: 18px;
    border-radius: 14px;
    color: #fff;
    font-weight: 600;
    text-decoration: none;
  }
  & a:focus-visible {
    outline-color: #fff;
    outline-offset: -4px;
  }
  .map:target ~ & a:last-child,
  .map:not(:target) ~ & a:first-child {
    background: #fff;
    color: var(--tinta-900);
  }
  .map:target ~ & a:last-child:focus-visible,
  .map:not(:target) ~ & a:first-child:focus-visible {
    outline-color: var(--focus);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    .map:target ~ & a:last-child,
    .map:not(:target) ~ & a:first-child {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  @media (min-width: 768px) {
    display: none;
  }
`

/** A press takes the place of the other view: Back leaves the restaurants, and not one view of them. */
const show = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault()
  location.replace(event.currentTarget.hash)
}

/** A narrow window shows the list or the map: two links within the page, so they work before any script. */
export const ViewSwitch = () => {
  const words = useWords(RESULTS_WORDS)
  return (
    <nav css={style} aria-label={words.listOrMap}>
      <a href="#list" onClick={show}>
        <ListIcon />
        {words.list}
      </a>
      <a href="#map" onClick={show}>
        <MapPinFillIcon />
        {words.map}
      </a>
    </nav>
  )
}
