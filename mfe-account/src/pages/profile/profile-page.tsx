import { css } from '@emotion/react'
import { formatDay, formatTime, MARKETS } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { ButtonLink } from '@galo/ui'
import { knownDetails } from './known-details.model'

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
  & li {
    align-items: center;
    padding: 4px 0;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 900px) {
    padding-block: 40px 72px;
  }
`

/** `/profile` for a guest: what this device remembers of the visit, and what it does not. */
export const ProfilePage = () => {
  const { timeZone } = MARKETS[useServices().config.market]
  const personal = useStore('fulfilmentDetails', (details) => details.personal)
  const orders = useStore('submittedOrder', (submitted) => submitted.orders)
  const answers = useStore('tracking', ({ byId }) => byId)
  const details = knownDetails(personal)
  return (
    <div css={page}>
      <div>
        <h1 tabIndex={-1}>Your details</h1>
        <p className="lead">
          You’re here as a guest. This is what this tab remembers until you close it; nothing of it is an account, and
          your card is not part of it.
        </p>
      </div>
      <section aria-labelledby="what-you-told-us">
        <h2 id="what-you-told-us">What you told us</h2>
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
            <p>Nothing yet. We ask for a name, an e-mail and a phone number when you order, and not before.</p>
            <ButtonLink component={Link} to={sitePaths.search()} variant="soft">
              Find my Galo
            </ButtonLink>
          </>
        )}
      </section>
      <section aria-labelledby="orders-of-this-visit">
        <h2 id="orders-of-this-visit">Orders of this visit</h2>
        {orders.length > 0 ? (
          <ul>
            {orders.map(({ orderId, placedAt }) => (
              <li key={orderId}>
                <Link to={sitePaths.order(orderId)}>Order {answers[orderId]?.short_id ?? 'with the restaurant'}</Link>
                <span>
                  {formatDay(placedAt, timeZone)}, {formatTime(placedAt, timeZone)}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p>None so far. The coals are up.</p>
        )}
      </section>
    </div>
  )
}
