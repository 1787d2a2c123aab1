import { css } from '@emotion/react'
import type { ListNotice as Notice } from './list-notice.model'

const words = (notice: Notice): { readonly title: string; readonly text: string } => {
  switch (notice.kind) {
    case 'nothing-near':
      return {
        title: 'No Galo near there yet',
        text: 'We looked fifty miles around. Try another postcode: somebody has the coals up somewhere.',
      }
    case 'no-collection':
      return {
        title: 'Nobody near you is taking collection orders',
        text: 'The grills are there, their tills are not answering. Have a look at the menus and try again in a bit.',
      }
    case 'all-closed':
      return { title: 'The coals are out for today', text: 'Back tomorrow from 11:30. The menus are open all night.' }
    case 'early-bird':
      return { title: 'You’re up before us', text: `Order ahead for today, from ${notice.opens}.` }
    default:
      return notice satisfies never
  }
}

const box = css`
  background: var(--limao-100);
  border-radius: var(--r-2);
  padding: 14px 16px;

  & h2 {
    font-size: var(--t-3);
  }
`

/** Row D18, in our host's voice. */
export const ListNotice = ({ notice }: { readonly notice: Notice }) => {
  const { title, text } = words(notice)
  return (
    <div css={box}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  )
}
