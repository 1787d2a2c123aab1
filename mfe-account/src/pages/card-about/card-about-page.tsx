import { css } from '@emotion/react'
import { chilliThreshold, formatMoney } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useServices } from '@galo/services'
import { BrandField, ButtonLink, Picture } from '@galo/ui'
import { REWARDS } from '../../features/tile-wall/tile-wall.model'
import { TileWall } from '../../features/tile-wall/tile-wall'

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: var(--page);
  margin-inline: auto;
  padding: 24px var(--gutter) 56px;

  & > header p {
    margin-top: 6px;
    color: var(--text-2);
    max-width: 60ch;
  }
  & h1 {
    outline: 0;
  }
  & .side {
    display: grid;
    gap: 16px;
    align-content: start;
  }
  @media (min-width: 900px) {
    grid-template-columns: 1.1fr 1fr;
    gap: 40px;
    padding-block: 40px 72px;
    & > header {
      grid-column: 1 / -1;
    }
  }
`

const card = css`
  display: grid;
  gap: 18px;
  align-content: start;
  align-self: start;
  padding: 20px;
  box-shadow: var(--e-2);

  & .name {
    font: 800 1.5rem/1 var(--font-display);
    letter-spacing: var(--track-head);
  }
  & .top {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
  }
  & .top span {
    padding: 4px 10px;
    background: var(--limao-400);
    color: var(--tinta-900);
    border-radius: var(--r-petal);
    font-weight: 700;
    font-size: var(--t-micro);
  }
  @media (min-width: 900px) {
    padding: 36px;
    gap: 28px;
  }
`

const reward = css`
  display: grid;
  grid-template-columns: 96px 1fr;
  gap: 16px;
  align-items: center;
  min-height: 116px;
  padding: 10px 16px 10px 10px;
  background: var(--surface);
  border-radius: var(--r-3);
  box-shadow: var(--e-1);

  & img {
    width: 96px;
    height: 96px;
    border-radius: 16px;
  }
  & p {
    font-size: var(--t-small);
    color: var(--text-2);
  }
`

const plain = css`
  padding: 18px 20px;
  background: var(--azul-50);
  border-radius: var(--r-3);
  display: grid;
  gap: 12px;
  justify-items: start;

  & h2 {
    font-size: var(--t-3);
  }
  & p {
    color: var(--text-2);
  }
`

/** `/card/about`: what the card is, for a visitor who has none. */
export const CardAboutPage = () => {
  const spend = formatMoney(chilliThreshold(useServices().config.market))
  return (
    <div css={page}>
      <header>
        <h1 tabIndex={-1}>Ten tiles to a whole chicken</h1>
        <p>
          Spend {spend} or more and the card gets a chilli, painted as a tile. One a day. Finish the wall, start
          another.
        </p>
      </header>
      <BrandField as="section" rounded tile={80} css={card} aria-label="The Galo card">
        <div className="top">
          <p className="name">The Galo card</p>
          <span>10 tiles</span>
        </div>
        <TileWall />
        <p>Rewards sit on the third, sixth and tenth. They keep for a year.</p>
      </BrandField>
      <div className="side">
        <h2>What it’s good for</h2>
        {REWARDS.map(({ at, title, text, picture, ground }) => (
          <article key={at} css={reward}>
            {/* Its sources would take a place of their own in the grid. */}
            <div>
              <Picture url={`/order/media/items/${picture}`} alt="" ground={ground} size={96} />
            </div>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </article>
        ))}
        <section css={plain} aria-labelledby="where-to-get-it">
          <h2 id="where-to-get-it">Where to get one</h2>
          <p>
            At the till, in any Galo. Signing in isn’t open on this site yet, so online orders don’t lay tiles for now.
            They do taste the same.
          </p>
          <ButtonLink component={Link} to={sitePaths.search()} variant="soft">
            Find my Galo
          </ButtonLink>
        </section>
      </div>
    </div>
  )
}
