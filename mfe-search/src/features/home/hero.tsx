import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { BrandField } from '@galo/ui'
import { useWords } from '@galo/words'
import { HOME_WORDS } from './home.words'

const hero = css`
  &::after {
    content: '';
    position: absolute;
    right: 50%;
    transform: translateX(50%);
    bottom: -300px;
    width: 560px;
    aspect-ratio: 1;
    border-radius: 50%;
    background: radial-gradient(circle at 40% 30%, #ffd45c, #ffb81c);
  }
  & > div {
    position: relative;
    z-index: 2;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    max-width: var(--page);
    margin-inline: auto;
    padding: 40px var(--gutter) 0;
  }
  & .words {
    display: grid;
    /* A text field's own width must not hold the column open. */
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  & h1 {
    font-size: var(--t-hero);
    line-height: 0.92;
    font-weight: 900;
    letter-spacing: var(--track-hero);
    max-width: 9ch;
    outline: 0;
  }
  & .words > p {
    font-size: 1.125rem;
    max-width: 32ch;
  }
  & .find {
    position: relative;
    z-index: 3;
    max-width: 560px;
    padding: 16px;
    background: var(--surface);
    color: var(--text);
    border-radius: var(--r-4);
    box-shadow: var(--e-3);
    --focus: var(--azul-600);
    --focus-gap: #fff;
  }
  & .plate {
    width: min(96vw, 430px);
    aspect-ratio: 1;
    margin: -36px auto -70px;
    filter: drop-shadow(0 30px 40px rgb(16 22 47 / 0.35));
  }
  & .plate img {
    width: 100%;
    height: 100%;
  }
  @media (min-width: 768px) {
    &::after {
      right: -90px;
      transform: none;
      width: min(860px, 66vw);
      bottom: calc(min(860px, 66vw) * -0.38);
    }
    & > div {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 0.85fr);
      align-items: center;
      min-height: 600px;
      padding-block: 64px 72px;
    }
    & .words {
      gap: 28px;
    }
    & .words > p {
      font-size: 1.25rem;
    }
    & .find {
      padding: 20px;
    }
    & .plate {
      width: min(620px, 48vw);
      max-width: none;
      margin: 0 0 0 -20px;
    }
  }
`

const PLATE = '/order/media/items/half-chicken-clear'
const set = (format: string) => `${PLATE}-400.${format} 400w, ${PLATE}-800.${format} 800w`

/** As wide as the plate is drawn. */
const SIZES = '(min-width: 1292px) 620px, (min-width: 768px) 48vw, min(96vw, 430px)'

/** The page's largest picture, so it is fetched with high priority and at the size it is drawn. */
const Plate = () => (
  <picture className="plate">
    <source type="image/avif" srcSet={set('avif')} sizes={SIZES} />
    <source type="image/webp" srcSet={set('webp')} sizes={SIZES} />
    <img src={`${PLATE}-400.webp`} alt="" width="400" height="400" fetchPriority="high" decoding="async" />
  </picture>
)

/** The top of the home page: a sentence, the address field, a picture. */
export const Hero = ({ children }: { readonly children: ReactNode }) => {
  const words = useWords(HOME_WORDS)
  return (
    <BrandField as="section" tile={88} css={hero} aria-labelledby="up-early">
      <div>
        <div className="words">
          <h1 id="up-early" tabIndex={-1}>
            {words.heading}
          </h1>
          <p>{words.lead}</p>
          <div className="find">{children}</div>
        </div>
        <Plate />
      </div>
    </BrandField>
  )
}
