import { useState, type ComponentProps } from 'react'
import { useExternalStore } from '@galo/state'
import { Strip } from '@galo/ui'
import { useWords } from '@galo/words'
import { TITLE_WORDS } from '../../shared/title.words'
import type { PageEntry } from '../pages/page-entry'
import { Apology } from './apology'
import { useKeptWords } from './kept-words'
import type { Apologies } from './late-apologies'
import { PageSkeleton } from './page-skeleton'
import { PlainApology, PlainRetry } from './plain-apology'
import { STATES_WORDS } from './states.words'

const reload = () => location.reload()

/** In place of a page that can't be had. */
export const UnavailablePage = (props: ComponentProps<Apologies['RemoteUnavailablePage']>) => {
  const { reason, reference, remote, onRetry } = props
  const words = useWords(STATES_WORDS)
  const kept = useKeptWords(remote)
  const { heading, text } = reason === 'network' ? words.offline : { heading: words.wentWrong, text: kept }
  return (
    <Apology
      meanwhile={<PageSkeleton />}
      plain={
        <PlainApology
          heading={heading}
          text={text}
          reference={reference}
          onRetry={reason === 'broken-release' ? reload : onRetry}
        />
      }
    >
      {({ RemoteUnavailablePage }) => <RemoteUnavailablePage {...props} />}
    </Apology>
  )
}

/** In place of a page that there isn't. */
export const MissingPage = (props: ComponentProps<Apologies['NotFoundPage']>) => {
  const { notFound } = useWords(TITLE_WORDS)
  return (
    <Apology
      meanwhile={<PageSkeleton />}
      plain={<PlainApology heading={props.heading ?? notFound} text={props.text} onRetry={reload} />}
    >
      {({ NotFoundPage }) => <NotFoundPage {...props} />}
    </Apology>
  )
}

/** Beside a page of the server's that can be read: its code could not be had at least once. */
export const StoppedPage = ({ entry }: { readonly entry: PageEntry }) => {
  const { kind } = useExternalStore(entry.subscribe, entry.get, entry.getInitial)
  const words = useWords(STATES_WORDS)
  const kept = useKeptWords(entry.match.remote)
  const [hasFailed, setHasFailed] = useState(false)
  if (kind === 'unavailable' && !hasFailed) setHasFailed(true)
  if (!hasFailed) return null
  return (
    <Apology
      meanwhile={null}
      plain={
        kind === 'unavailable' && (
          <Strip icon={null} action={<PlainRetry onRetry={entry.retry} />}>
            <b>{words.pageStopped}</b> {kept}
          </Strip>
        )
      }
    >
      {({ OrderingStopped }) => <OrderingStopped entry={entry} />}
    </Apology>
  )
}
