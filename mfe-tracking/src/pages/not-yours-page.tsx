import { Link, sitePaths } from '@galo/navigation'
import { ButtonLink, EmptyState } from '@galo/ui'
import { useWords } from '@galo/words'
import { MessagePage } from './message-page'
import { NOT_YOURS_WORDS } from './not-yours-page.words'

interface NotYoursPageProps {
  readonly heading: string
  readonly text: string
}

/** There is none, or it is somebody else's: one page for both, which leads to what is the visitor's own. */
export const NotYoursPage = ({ heading, text }: NotYoursPageProps) => (
  <MessagePage>
    <EmptyState
      level={1}
      heading={heading}
      text={text}
      action={
        <ButtonLink component={Link} to={sitePaths.myOrders()} variant="next">
          {useWords(NOT_YOURS_WORDS).yourOrders}
        </ButtonLink>
      }
    />
  </MessagePage>
)
