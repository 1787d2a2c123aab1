import { css } from '@galo/css'
import { numeric } from './rows'

const table = css`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 0.25rem 0.5rem 0.25rem 0;
    border-block-end: 1px solid var(--border);
    text-align: start;
    overflow-wrap: anywhere;
  }
  td,
  thead th:not(:first-of-type) {
    text-align: end;
  }
`

interface FiguresTableProps {
  readonly title: string
  /** Of the labels first, then of each column. */
  readonly heads: readonly string[]
  readonly rows: readonly { readonly label: string; readonly said: readonly string[] }[]
}

/** Figures for who doesn't see a chart, or wants to read them. */
export const FiguresTable = ({ title, heads, rows }: FiguresTableProps) => (
  <table css={[table, numeric]} aria-label={title}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, said }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {said.map((each, at) => (
            <td key={heads[at + 1]}>{each}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
