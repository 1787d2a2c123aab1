import { css } from '@galo/css'
import { Link, sitePaths, useLocation } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useWords } from '@galo/words'
import { twinPage } from './twin-page'
import { LAYOUT_WORDS } from './layout.words'

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

const OtherMarket = () => {
  const { config } = useServices()
  const { pathname, search } = useLocation()
  return (
    <a css={link} href={config.siteUrls[config.market === 'UK' ? 'IE' : 'UK'] + twinPage(pathname, search)}>
      {useWords(LAYOUT_WORDS).otherMarket}
    </a>
  )
}

export const Footer = () => {
  const words = useWords(LAYOUT_WORDS)
  return (
    <footer css={band}>
      <div css={row}>
        <span>{words.claim}</span>
        <ul css={links}>
          <li>
            <Link css={link} to={sitePaths.search()}>
              {words.order}
            </Link>
          </li>
          <li>
            <Link css={link} to={sitePaths.card()}>
              {words.card}
            </Link>
          </li>
          <li>
            <Link css={link} to={sitePaths.profile()}>
              {words.details}
            </Link>
          </li>
          <li>
            <OtherMarket />
          </li>
        </ul>
      </div>
    </footer>
  )
}
