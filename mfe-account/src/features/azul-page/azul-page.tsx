import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { BrandField } from '@galo/ui'

/** How far the first cards reach up into the field. */
const OVERLAP = '56px'

const field = css`
  margin-bottom: -${OVERLAP};

  & > .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 8px 24px;
    padding-block: 28px calc(${OVERLAP} + 24px);
  }
  & h1 {
    outline: 0;
    font-weight: 900;
    overflow-wrap: anywhere;
  }
  & .lead {
    margin-top: 8px;
    max-width: 52ch;
  }
  & .beside {
    display: none;
  }
  @media (min-width: 768px) {
    & > .wrap {
      padding-block: 40px calc(${OVERLAP} + 32px);
    }
    & .beside {
      display: block;
      margin-bottom: calc(-32px);
    }
  }
`

const wrap = css`
  width: 100%;
  max-width: var(--page);
  margin-inline: auto;
  padding-inline: var(--gutter);
`

const narrowWrap = css`
  max-width: 46rem;
`

const body = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-bottom: 56px;
  @media (min-width: 768px) {
    gap: 28px;
    padding-bottom: 72px;
  }
`

interface Props {
  readonly heading: ReactNode
  readonly lead?: ReactNode
  /** A drawing on the field, where there is room for one. */
  readonly beside?: ReactNode
  /** One column of text or one form. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** A page under a field of azul that its first cards reach up into. */
export const AzulPage = ({ heading, lead, beside, narrow = false, children }: Props) => (
  <>
    <BrandField css={field}>
      <div className="wrap" css={[wrap, narrow && narrowWrap]}>
        <div>
          <h1 tabIndex={-1}>{heading}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
        </div>
        {beside !== undefined && <div className="beside">{beside}</div>}
      </div>
    </BrandField>
    <div css={[wrap, narrow && narrowWrap, body]}>{children}</div>
  </>
)
