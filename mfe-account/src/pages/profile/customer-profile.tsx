import { traceOf } from '@galo/contracts/errors'
import type { Profile } from '@galo/contracts/profile'
import { css } from '@galo/css'
import { Link, pathTo, sitePaths } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useStore, useWriter, type StateOf } from '@galo/state'
import {
  BagIcon,
  ButtonLink,
  CardholderIcon,
  FailedState,
  GaugeRooster,
  HouseIcon,
  LockIcon,
  Skeleton,
  UserCircleIcon,
} from '@galo/ui'
import { useWords } from '@galo/words'
import { changeAddresses, saveProfile } from '../../api/profile'
import { useProfile } from '../../api/use-profile'
import { AddressBook } from '../../features/address-book/address-book'
import { ADDRESS_BOOK_WORDS } from '../../features/address-book/address-book.words'
import { AzulPage } from '../../features/azul-page/azul-page'
import { Door } from '../../features/door/door'
import { LogOut } from '../../features/log-out/log-out'
import { PersonalData } from '../../features/personal-data/personal-data'
import { PERSONAL_DATA_WORDS } from '../../features/personal-data/personal-data.words'
import { spacedNumber } from '../card-number.model'
import { CUSTOMER_PROFILE_WORDS } from './customer-profile.words'
import { Jobs } from './jobs'

type User = NonNullable<StateOf<'session'>['user']>

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
    gap: 24px;
  }
`

interface Shown {
  readonly profile: Profile
  readonly onProfile: (profile: Profile) => void
}

const Details = ({ profile, onProfile }: Shown) => {
  const { http, log } = useServices()
  const draft = useWriter('accountDraft')
  const { givenName, familyName, mobileNumber, email } = profile
  return (
    <PersonalData
      stored={{ givenName, familyName, mobileNumber: mobileNumber ?? '' }}
      typed={useStore('accountDraft', ({ details }) => details)}
      onTyped={(change) => draft.setState(({ details }) => ({ details: change(details) }))}
      email={email}
      onSave={async (changed) => {
        try {
          onProfile(await saveProfile(http, changed))
        } catch (error) {
          log('error', 'AUTH_UPDATE_USER_PROFILE_ERROR', { error })
          throw error
        }
      }}
    />
  )
}

const Addresses = ({ profile, onProfile }: Shown) => {
  const { http } = useServices()
  const draft = useWriter('accountDraft')
  return (
    <AddressBook
      addresses={profile.addresses}
      draft={useStore('accountDraft', ({ address }) => address)}
      onDraft={(address) => draft.setState({ address })}
      onSave={async (change) => onProfile(await changeAddresses(http, change))}
    />
  )
}

/** What is the customer's own, asked for when it is known who they are (C01). */
export const CustomerProfile = ({ user }: { readonly user: User }) => {
  const words = useWords(CUSTOMER_PROFILE_WORDS)
  const details = useWords(PERSONAL_DATA_WORDS)
  const book = useWords(ADDRESS_BOOK_WORDS)
  const asked = useProfile(user.uuid)
  const profile = asked.kind === 'ready' ? asked.data : null
  const name = profile?.givenName ?? user.givenName
  const shown = profile && { profile, onProfile: (next: Profile) => asked.update(() => next) }
  const waiting = <Skeleton height={180} />
  return (
    <AzulPage
      heading={name === '' ? words.hello : words.hi(name)}
      lead={words.lead}
      beside={<GaugeRooster level={2} size={132} />}
    >
      {asked.kind === 'failed' ? (
        <FailedState
          heading={words.failed.heading}
          text={words.failed.text}
          reference={traceOf(asked.error)}
          onRetry={asked.reset}
        />
      ) : (
        <div css={columns} aria-busy={shown === null}>
          <div>
            <Door icon={<UserCircleIcon size={28} />} heading={details.heading} text={details.text}>
              {shown === null ? waiting : <Details {...shown} />}
            </Door>
            <Door icon={<HouseIcon size={28} />} heading={book.heading} text={book.text}>
              {shown === null ? waiting : <Addresses {...shown} />}
            </Door>
          </div>
          <div>
            <Door icon={<CardholderIcon size={28} />} heading={words.card.heading}>
              {profile !== null && (
                <p>
                  {profile.loyaltyId == null ? words.card.none : words.card.number(spacedNumber(profile.loyaltyId))}
                </p>
              )}
              <ButtonLink component={Link} to={pathTo('/card/account')} variant="soft">
                {words.card.go}
              </ButtonLink>
            </Door>
            {profile !== null && <Jobs jobs={profile.jobs} />}
            <Door icon={<BagIcon size={28} />} heading={words.orders.heading} text={words.orders.text}>
              <ButtonLink component={Link} to={sitePaths.myOrders()} variant="soft">
                {words.orders.go}
              </ButtonLink>
            </Door>
          </div>
        </div>
      )}
      <Door icon={<LockIcon size={28} />} heading={words.out.heading} text={words.out.text}>
        <LogOut />
      </Door>
    </AzulPage>
  )
}
