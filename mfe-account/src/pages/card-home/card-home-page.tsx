import { traceOf } from '@galo/contracts/errors'
import type { Profile } from '@galo/contracts/profile'
import { css } from '@galo/css'
import { Link, pathTo, sitePaths } from '@galo/navigation'
import { useStore } from '@galo/state'
import { BrandField, ButtonLink, CardholderIcon, FailedState, GaugeRooster, Skeleton, StorefrontIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { useProfile } from '../../api/use-profile'
import { AzulPage } from '../../features/azul-page/azul-page'
import { Door } from '../../features/door/door'
import { Doors } from '../../features/door/doors'
import { Points } from '../../features/points/points'
import { spacedNumber } from '../card-number.model'
import { CardBalance } from './card-balance'
import { CARD_HOME_WORDS } from './card-home-page.words'

const card = css`
  display: grid;
  gap: 4px;
  align-content: end;
  min-height: 180px;
  padding: 20px;

  & .name {
    font: 700 var(--t-3) / 1.2 var(--font-display);
    overflow-wrap: anywhere;
  }
  & .number {
    font-size: var(--t-3);
    font-variant-numeric: tabular-nums;
  }
`

/** The card as it is read out at the till. */
const Card = ({ name, number }: { readonly name: string; readonly number: string }) => {
  const words = useWords(CARD_HOME_WORDS)
  return (
    <BrandField rounded css={card}>
      <span>{words.cardName}</span>
      <span className="name">{name}</span>
      <span className="number">{spacedNumber(number)}</span>
    </BrandField>
  )
}

/** With the card's number, or, for an account that has none, how to come by one. */
const MyCard = ({ profile }: { readonly profile: Profile | null }) => {
  const { mine, none } = useWords(CARD_HOME_WORDS)
  if (profile !== null && !profile.loyaltyId)
    return (
      <Door icon={<CardholderIcon size={28} />} heading={none.heading} text={none.text}>
        <Points has={none.points} />
        <ButtonLink component={Link} to={sitePaths.card()} full variant="soft">
          {none.go}
        </ButtonLink>
      </Door>
    )
  return (
    <Door icon={<CardholderIcon size={28} />} heading={mine.heading} text={mine.text}>
      {profile?.loyaltyId == null ? (
        <Skeleton height={180} />
      ) : (
        <Card name={`${profile.givenName} ${profile.familyName}`.trim()} number={profile.loyaltyId} />
      )}
      <ButtonLink component={Link} to={sitePaths.card()} full variant="soft">
        {mine.go}
      </ButtonLink>
    </Door>
  )
}

/** `/card/account`: the customer's own card. The shell lets nobody else stay; until it is known who is here, the page waits. */
export const CardHomePage = () => {
  const words = useWords(CARD_HOME_WORDS)
  const asked = useProfile(useStore('session', ({ user }) => user?.uuid ?? null) ?? null)
  const profile = asked.kind === 'ready' ? asked.data : null
  return (
    <AzulPage heading={words.heading} lead={words.lead} beside={<GaugeRooster level={3} size={132} />}>
      {asked.kind === 'failed' ? (
        <FailedState
          heading={words.failed.heading}
          text={words.failed.text}
          reference={traceOf(asked.error)}
          onRetry={asked.reset}
        />
      ) : (
        <div aria-busy={profile === null}>
          <Doors>
            <MyCard profile={profile} />
            {profile?.loyaltyId ? <CardBalance cardNumber={profile.loyaltyId} /> : null}
            <Door icon={<StorefrontIcon size={28} />} heading={words.lost.heading} text={words.lost.text}>
              <Points has={words.lost.points} />
              <ButtonLink component={Link} to={pathTo('/card/lost')} full variant="soft">
                {words.lost.go}
              </ButtonLink>
            </Door>
          </Doors>
        </div>
      )}
    </AzulPage>
  )
}
