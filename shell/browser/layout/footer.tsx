import { css } from '@emotion/react'
import { Link, sitePaths, useLocation } from '@galo/navigation'
import { useServices } from '@galo/services'
import { twinPage } from './twin-page'

const band = css({
  background: 'var(--tinta-900)',
  color: 'var(--azul-200)',
  '--focus': 'var(--limao-400)',
  marginBlockStart: 'var(--s-7)',
  '@media print': { display: 'none' },
})
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--s-3) var(--s-5)',
  maxWidth: 'var(--page)',
  marginInline: 'auto',
  padding: 'var(--s-6) var(--gutter)',
  fontSize: 'var(--t-small)',
})
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s-2) var(--s-5)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--touch)',
  color: '#fff',
  textUnderlineOffset: 3,
})

export const Footer = () => {
  const { config } = useServices()
  const { pathname, search } = useLocation()
  return (
    <footer css={band}>
      <div css={row}>
        <span>Galo. Up early, over fire, in the UK and Ireland.</span>
        <ul css={links}>
          <li>
            <Link css={link} to={sitePaths.search()}>
              Order
            </Link>
          </li>
          <li>
            <Link css={link} to={sitePaths.card()}>
              Galo card
            </Link>
          </li>
          <li>
            <Link css={link} to={sitePaths.profile()}>
              Your details
            </Link>
          </li>
          <li>
            <a css={link} href={config.siteUrls[config.market === 'UK' ? 'IE' : 'UK'] + twinPage(pathname, search)}>
              {config.market === 'UK' ? 'Galo Ireland' : 'Galo UK'}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  )
}
