import { css } from '@galo/css'
import { BrandField } from '@galo/ui'
import { useWords } from '@galo/words'
import { RIDER_WORDS } from './rider.words'

const field = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  padding: 16px;

  & h2 {
    font-size: 1.0625rem;
  }
  & p {
    font-size: var(--t-small);
  }
  & .figures {
    display: flex;
    gap: 6px;
  }
  & .figures span {
    min-width: 44px;
    padding: 12px 8px;
    background: #fff;
    color: var(--tinta-900);
    border-radius: var(--r-2) var(--r-2) var(--r-2) 4px;
    font: 800 1.375rem/1 var(--font-display);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  & > div:first-of-type {
    flex: 1 1 11rem;
  }
`

/** What to say at the door, large enough to read out (J05). One word for a screen reader, figure by figure. */
export const HandOverCode = ({ code }: { readonly code: string }) => {
  const words = useWords(RIDER_WORDS)
  return (
    <BrandField as="section" rounded tile={44} css={field} aria-label={words.yourCode}>
      <div>
        <h2>{words.yourCode}</h2>
        <p>{words.sayIt}</p>
      </div>
      <p className="figures" role="img" aria-label={[...code].join(' ')}>
        {[...code].map((figure, index) => (
          <span key={index}>{figure}</span>
        ))}
      </p>
    </BrandField>
  )
}
