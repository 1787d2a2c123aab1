import { css } from '@galo/css'
import { Link, sitePaths, type Elsewhere } from '@galo/navigation'
import { ButtonLink, EmptyState, Page } from '@galo/ui'
import { useWords } from '@galo/words'
import { APOLOGIES_WORDS } from './apologies.words'

const room = css({ paddingBlock: 'var(--s-5)' })

interface Props {
  readonly heading?: string
  readonly text?: string
  readonly elsewhere?: Elsewhere
}

/** An address that leads nowhere: says so, and leads on. */
export const NotFoundPage = ({ heading, text, elsewhere }: Props) => {
  const words = useWords(APOLOGIES_WORDS)
  return (
    <Page css={room}>
      <EmptyState
        heading={heading ?? words.notFound.heading}
        text={text ?? words.notFound.text}
        level={1}
        action={
          elsewhere === undefined ? (
            <ButtonLink component={Link} to={sitePaths.search()} variant="next">
              {words.findGalo}
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
}
