import { css } from '@emotion/react'
import { Link, sitePaths, type Elsewhere } from '@galo/navigation'
import { ButtonLink, EmptyState, Page } from '@galo/ui'

const room = css({ paddingBlock: 'var(--s-5)' })

interface Props {
  readonly heading?: string
  readonly text?: string
  readonly elsewhere?: Elsewhere
}

/** An address that leads nowhere: says so, and leads on. */
export const NotFoundPage = ({
  heading = 'There’s nothing on the coals here',
  text = 'The page may have moved, or the address has a typo in it.',
  elsewhere,
}: Props) => (
  <Page css={room}>
    <EmptyState
      heading={heading}
      text={text}
      level={1}
      action={
        elsewhere === undefined ? (
          <ButtonLink component={Link} to={sitePaths.search()} variant="next">
            Find a Galo
          </ButtonLink>
        ) : (
          <ButtonLink href={elsewhere.href} variant="next">
            {elsewhere.label}
          </ButtonLink>
        )
      }
    />
  </Page>
)
