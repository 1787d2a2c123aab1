import { useWords } from '@galo/words'
import { ORDER_UPDATES_WORDS } from './order-updates.words'

/** The words of the next message, and what else comes, before anybody says yes. */
export const Preview = ({ next }: { readonly next: string | null }) => {
  const { first, onlyIfChanged, promise } = useWords(ORDER_UPDATES_WORDS)
  return (
    <>
      {next === null ? (
        <p>{onlyIfChanged}</p>
      ) : (
        <div>
          <p>{first}</p>
          <blockquote>{next}</blockquote>
        </div>
      )}
      <p className="promise">{promise}</p>
    </>
  )
}
