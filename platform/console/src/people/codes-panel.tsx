import { css } from '@galo/css'
import { useLocale, useWords } from '@galo/words'
import { listCodes, type DiscountCode } from '../../calls'
import { useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { numeric } from '../layout/rows'
import { CODES_WORDS } from './codes.words'
import { limitWords, worthWords } from './people.model'

const scroller = css`
  overflow-x: auto;
`
const table = css`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 0.5rem 0.75rem 0.5rem 0;
    border-block-end: 1px solid var(--border);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: var(--text-2);
    font-size: 0.875rem;
  }
  small {
    display: block;
    color: var(--text-2);
    font-weight: 400;
  }
`

const CodeRow = ({ code }: { readonly code: DiscountCode }) => {
  const locale = useLocale()
  return (
    <tr>
      <th scope="row">
        {code.code}
        <small>{code.displayName}</small>
      </th>
      <td css={numeric}>{worthWords(code)}</td>
      <td>{limitWords(code, locale)}</td>
      <td css={numeric}>{code.uses}</td>
    </tr>
  )
}

/** Discount codes and how often each was used. */
export const CodesPanel = () => {
  const words = useWords(CODES_WORDS)
  const query = useCall(listCodes, {}, { refetchesOnOpen: true })
  return (
    <Panel title={words.codes}>
      <Loaded query={query}>
        {({ codes }) => (
          <div css={scroller} tabIndex={0} role="group" aria-label={words.codes}>
            <table css={table}>
              <thead>
                <tr>
                  {words.headings.map((word) => (
                    <th key={word} scope="col">
                      {word}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {codes.map((code) => (
                  <CodeRow key={code.code} code={code} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
