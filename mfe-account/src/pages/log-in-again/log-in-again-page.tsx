import { Link, sitePaths, type PageProps } from '@galo/navigation'
import { ButtonLink, GaugeRooster, UserCircleIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { AzulPage } from '../../features/azul-page/azul-page'
import { Door } from '../../features/door/door'
import { LogInForm } from '../../features/log-in-form/log-in-form'
import type { LogInAgainData, LogInAgainReason } from './log-in-again-page.loader'
import { LOG_IN_AGAIN_WORDS } from './log-in-again-page.words'

/** A page that says why one isn't logged in, with the way in and the way on without. */
const LogInAgainPage = ({ reason, to }: { readonly reason: LogInAgainReason; readonly to: string }) => {
  const words = useWords(LOG_IN_AGAIN_WORDS)[reason]
  return (
    <AzulPage narrow heading={words.heading} lead={words.lead} beside={<GaugeRooster level={0} size={120} />}>
      <Door icon={<UserCircleIcon size={28} />} heading={words.form.heading} text={words.form.text}>
        <LogInForm to={to} label={words.go} {...(reason === 'session-required' ? {} : { asks: 'again' })} />
        <ButtonLink component={Link} to={sitePaths.search()} variant="outline" full>
          {words.elsewhere}
        </ButtonLink>
      </Door>
    </AzulPage>
  )
}

/** `/card/auth/signed-out`, `/card/auth/session-required`, `/card/auth/interaction-required`. */
export const logInAgainPage = (reason: LogInAgainReason) =>
  function LogInAgain({ data: { to } }: PageProps<LogInAgainData>) {
    return <LogInAgainPage reason={reason} to={to} />
  }
