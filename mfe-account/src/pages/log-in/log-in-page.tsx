import { css } from '@galo/css'
import { Link, pathTo, sitePaths, type PageProps } from '@galo/navigation'
import { withWayBack } from '@galo/navigation/way-back'
import { ButtonLink, GaugeRooster, HandWavingIcon, Notice, UserCircleIcon, UserPlusIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { AzulPage } from '../../features/azul-page/azul-page'
import { Door } from '../../features/door/door'
import { LogInForm } from '../../features/log-in-form/log-in-form'
import { Points } from '../../features/points/points'
import { useBasketInShort } from './basket-in-short'
import type { LogInData } from './log-in-page.loader'
import { LOG_IN_WORDS } from './log-in-page.words'

const doors = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  & > .or {
    align-self: center;
    justify-self: center;
    color: var(--text-2);
    font-weight: 700;
    font-size: var(--t-small);
  }
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 44px minmax(0, 1fr);
  }
`

const stacked = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  flex: 1;
  align-content: space-between;
`

const beside = css`
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`

/** Without an account: on to where the customer was going. */
const GuestDoor = ({ to }: { readonly to: string }) => {
  const { guest } = useWords(LOG_IN_WORDS)
  return (
    <Door icon={<HandWavingIcon size={28} />} heading={guest.heading} text={guest.text}>
      <Points has={[guest.same, guest.codes]} not={[guest.noChillies]} />
      <ButtonLink component={Link} to={to} full>
        {guest.go}
      </ButtonLink>
    </Door>
  )
}

/** `isWide`: it has a row of its own, and its button stands beside its points. */
const NewHereDoor = ({ to, isWide = false }: { readonly to: string; readonly isWide?: boolean }) => {
  const { newHere } = useWords(LOG_IN_WORDS)
  return (
    <Door icon={<UserPlusIcon size={28} />} heading={newHere.heading} text={newHere.text}>
      <div css={[stacked, isWide && beside]}>
        <Points has={newHere.points} />
        <ButtonLink component={Link} to={withWayBack(pathTo('/card/auth/register'), to)} variant="soft">
          {newHere.go}
        </ButtonLink>
      </div>
    </Door>
  )
}

/** `/card/auth/login`: who comes from a full basket chooses between two doors of one size; who doesn't has no need of a guest's. */
export const LogInPage = ({ data: { to, problem } }: PageProps<LogInData>) => {
  const words = useWords(LOG_IN_WORDS)
  const basket = useBasketInShort()
  const isOrdering = to === sitePaths.checkout()
  const { fromCheckout } = words
  const lead =
    basket === null ? fromCheckout.lead : fromCheckout.leadWithBasket(basket.things, basket.restaurant, basket.total)
  return (
    <AzulPage
      heading={isOrdering ? fromCheckout.heading : words.heading}
      lead={isOrdering ? lead : words.lead}
      beside={<GaugeRooster level={1} size={132} />}
    >
      {problem !== null && (
        <Notice tone="error" title={words.problems[problem].heading}>
          {words.problems[problem].text}
        </Notice>
      )}
      <div css={doors}>
        <Door icon={<UserCircleIcon size={28} />} heading={words.member.heading} text={words.member.text}>
          <LogInForm to={to} label={isOrdering ? words.member.goOn : words.member.go} />
        </Door>
        <p className="or">{words.or}</p>
        {isOrdering ? <GuestDoor to={to} /> : <NewHereDoor to={to} />}
      </div>
      {isOrdering && <NewHereDoor to={to} isWide />}
    </AzulPage>
  )
}
