import { css } from '@galo/css'
import { chilliThreshold, formatMoney } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useFlag, useServices } from '@galo/services'
import { BrandField, ButtonLink, Picture } from '@galo/ui'
import { useWords } from '@galo/words'
import { REWARDS } from '../../features/loyalty-tiles/loyalty-tiles.model'
import { LoyaltyTiles } from '../../features/loyalty-tiles/loyalty-tiles'
import { LOYALTY_TILES_WORDS } from '../../features/loyalty-tiles/loyalty-tiles.words'
import { CARD_WORDS } from './card-about-page.words'

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
  @media (min-width: 960px) {
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
  @media (min-width: 960px) {
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

/** How to come by a card, in the words of the arm that this visitor is in. */
const Invitation = () => {
  const words = useWords(CARD_WORDS)
  const tone = useFlag('join-loyalty-marketing') === 'ab_variant' ? 'warm' : 'plain'
  return (
    <section css={plain} aria-labelledby="where-to-get-it">
      <h2 id="where-to-get-it">{words.whereToGetIt[tone]}</h2>
      <p>
        {words.atTheTill[tone]} {words.withYourAccount}
      </p>
      <ButtonLink component={Link} to={sitePaths.search()} variant="soft">
        {words.findGalo}
      </ButtonLink>
    </section>
  )
}

/** `/card/about`: what the loyalty card is, for a visitor who has none. */
export const CardAboutPage = () => {
  const spend = formatMoney(chilliThreshold(useServices().config.market))
  const words = useWords(CARD_WORDS)
  const { rewards } = useWords(LOYALTY_TILES_WORDS)
  const isInviting = useFlag('join-loyalty')
  return (
    <div css={page}>
      <header>
        <h1 tabIndex={-1}>{words.heading}</h1>
        <p>{words.howItWorks(spend)}</p>
      </header>
      <BrandField as="section" rounded tile={80} css={card} aria-label={words.title}>
        <div className="top">
          <p className="name">{words.title}</p>
          <span>{words.tiles}</span>
        </div>
        <LoyaltyTiles />
        <p>{words.rewards}</p>
      </BrandField>
      <div className="side">
        <h2>{words.goodFor}</h2>
        {REWARDS.map(({ at, type, picture, ground }) => (
          <article key={at} css={reward}>
            {/* Its sources would take a place of their own in the grid. */}
            <div>
              <Picture url={`/order/media/items/${picture}`} alt="" ground={ground} size={96} />
            </div>
            <div>
              <h3>{rewards[type].title}</h3>
              <p>{rewards[type].text}</p>
            </div>
          </article>
        ))}
        {isInviting && <Invitation />}
      </div>
    </div>
  )
}
