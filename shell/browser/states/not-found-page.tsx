import { Link, sitePaths } from '@galo/navigation'
import { ButtonLink, EmptyState } from '@galo/ui'

interface Props {
  readonly heading?: string
  readonly text?: string
}

/** An address that leads nowhere: says so, and leads on. */
export const NotFoundPage = ({
  heading = 'There’s nothing on the coals here',
  text = 'The page may have moved, or the address has a typo in it.',
}: Props) => (
  <EmptyState
    heading={heading}
    text={text}
    level={1}
    action={
      <ButtonLink component={Link} to={sitePaths.search()} variant="next">
        Find a Galo
      </ButtonLink>
    }
  />
)
