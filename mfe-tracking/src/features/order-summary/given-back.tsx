import type { SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { localDateOf, MARKETS } from '@galo/domain'
import { useNow } from '@galo/services'
import { useLocale, useWords } from '@galo/words'
import { givenBackLines } from './given-back.model'
import { GIVEN_BACK_WORDS } from './given-back.words'

const block = css`
  display: grid;
  gap: 6px;
  padding: 14px 16px;
  border-radius: var(--r-2);
  background: var(--ok-bg);

  & h3 {
    font-size: 1rem;
  }
  & li {
    display: block;
    padding: 4px 0;
    border: 0;
  }
  & li b {
    display: block;
  }
`

/** What went back of an order, and why; nothing when nothing did. */
export const GivenBack = ({ order }: { readonly order: SubmittedOrder }) => {
  const locale = useLocale()
  const words = useWords(GIVEN_BACK_WORDS)
  const now = useNow()
  const lines = givenBackLines(order, localDateOf(now, MARKETS[locale.market].timeZone), locale)
  if (lines.length === 0) return null
  return (
    <div css={block}>
      <h3 id="given-back">{words.title}</h3>
      <ul aria-labelledby="given-back">
        {lines.map(({ key, what, when }) => (
          <li key={key}>
            <b>{what}</b>
            {when}
          </li>
        ))}
      </ul>
    </div>
  )
}
