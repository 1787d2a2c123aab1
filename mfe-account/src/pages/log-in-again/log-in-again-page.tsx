import { useEffect } from 'react'
import { Link, sitePaths, useNavigate, type PageProps } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { ButtonLink, GaugeRooster, UserCircleIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { AzulPage } from '../../features/azul-page/azul-page'
import { Door } from '../../features/door/door'
import { LogInForm } from '../../features/log-in-form/log-in-form'
import type { LogInAgainData, LogInAgainReason } from './log-in-again-page.loader'
import { LOG_IN_AGAIN_WORDS } from './log-in-again-page.words'

/** Whoever turns out to be logged in, by the provider's word or in another tab, goes on to where they wanted to. */
const useOwnWayIn = (to: string | null): void => {
  const navigate = useNavigate()
  const { session } = useServices()
  const isIn = useStore('session', ({ status }) => status === 'authenticated')
  useEffect(() => {
    if (to !== null) void session.whenSettled()
  }, [to, session])
  useEffect(() => {
    if (to !== null && isIn === true) navigate(to, { replace: true })
  }, [to, isIn, navigate])
}

/** Who logged out before any code was here has left things behind: the session has a look, and puts them away. */
const useCleared = (isOut: boolean): void => {
  const { session } = useServices()
  useEffect(() => {
    if (isOut) void session.check()
  }, [isOut, session])
}

/** A page that says why one isn't logged in, with the way in and the way on without. */
const LogInAgainPage = ({ reason, to }: { readonly reason: LogInAgainReason; readonly to: string }) => {
  const words = useWords(LOG_IN_AGAIN_WORDS)[reason]
  useOwnWayIn(reason === 'session-required' ? to : null)
  useCleared(reason === 'signed-out')
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
