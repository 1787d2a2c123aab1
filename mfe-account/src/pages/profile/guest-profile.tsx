import { css } from '@galo/css'
import { formatTime, MARKETS } from '@galo/domain'
import { Link, pathTo, sitePaths } from '@galo/navigation'
import { withWayBack } from '@galo/navigation/way-back'
import { useStore } from '@galo/state'
import { ButtonLink, Notice } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { knownDetails } from './known-details.model'
import { PROFILE_WORDS } from './profile-page.words'

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 52rem;
  margin-inline: auto;
  padding: 24px var(--gutter) 56px;

  & h1 {
    outline: 0;
  }
  & .lead {
    color: var(--text-2);
    max-width: 60ch;
  }
  & section {
    display: grid;
    gap: 12px;
    justify-items: start;
    padding: 20px;
    background: var(--surface);
    border-radius: var(--r-3);
    box-shadow: var(--e-1);
  }
  & dl,
  & ul {
    width: 100%;
  }
  & dl > div,
  & li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 12px 0;
    border-top: 1px solid var(--border);
  }
  & dt {
    color: var(--text-2);
  }
  & dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & li a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  & .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & li {
    align-items: center;
    padding: 4px 0;
    font-variant-numeric: tabular-nums;
  }
  /* Drawn for everybody alike. Nobody who is logged in is told that they are a guest while it is found out. */
  [data-who='customer'] & > section,
  [data-who='customer'] & .lead {
    visibility: hidden;
  }
  @media (min-width: 960px) {
    padding-block: 40px 72px;
  }
`

/** `/profile` for a guest: what this device remembers of the visit, what it does not, and the way to an account. */
export const GuestProfile = () => {
  const locale = useLocale()
  const words = useWords(PROFILE_WORDS)
  const { timeZone } = MARKETS[locale.market]
  const personal = useStore('fulfilmentDetails', (details) => details.personal)
  const orders = useStore('submittedOrder', (submitted) => submitted.orders) ?? []
  const answers = useStore('tracking', ({ byId }) => byId)
  const hasDraft = useStore('accountDraft', ({ details, address }) => details !== null || address !== null)
  const details = personal === undefined ? [] : knownDetails(personal, words.labels)
  const orderName = (shortId: string | null | undefined) =>
    shortId == null ? words.orderWithRestaurant : words.order(shortId)
  return (
    <div css={page}>
      <div>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      {hasDraft && (
        <Notice tone="info" title={words.draft.heading}>
          {words.draft.text}
        </Notice>
      )}
      <section aria-labelledby="an-account">
        <h2 id="an-account">{words.account.heading}</h2>
        <p>{words.account.text}</p>
        <div className="ways">
          <ButtonLink component={Link} to={withWayBack(pathTo('/card/auth/login'), sitePaths.profile())}>
            {words.account.logIn}
          </ButtonLink>
          <ButtonLink
            component={Link}
            to={withWayBack(pathTo('/card/auth/register'), sitePaths.profile())}
            variant="soft"
          >
            {words.account.register}
          </ButtonLink>
        </div>
      </section>
      <section aria-labelledby="what-you-told-us">
        <h2 id="what-you-told-us">{words.told}</h2>
        {details.length > 0 ? (
          <dl>
            {details.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <>
            <p>{words.nothingYet}</p>
            <ButtonLink component={Link} to={sitePaths.search()} variant="soft">
              {words.findGalo}
            </ButtonLink>
          </>
        )}
      </section>
      <section aria-labelledby="orders-of-this-visit">
        <h2 id="orders-of-this-visit">{words.orders}</h2>
        {orders.length > 0 ? (
          <ul>
            {orders.map(({ orderId, placedAt }) => (
              <li key={orderId}>
                <Link to={sitePaths.order(orderId)}>{orderName(answers?.[orderId]?.short_id)}</Link>
                <span>
                  {formatDay(placedAt, timeZone, locale)}, {formatTime(placedAt, timeZone)}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p>{words.noOrders}</p>
        )}
      </section>
    </div>
  )
}
