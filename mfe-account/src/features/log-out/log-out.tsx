import { useState } from 'react'
import { useServices } from '@galo/services'
import { Notice, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { LOG_OUT_WORDS } from './log-out.words'

type Leaving = 'no' | 'yes' | 'paying' | 'failed'

/** Logs out here and at the provider (B05); not while money is on its way. */
export const LogOut = () => {
  const words = useWords(LOG_OUT_WORDS)
  const { session } = useServices()
  const [leaving, setLeaving] = useState<Leaving>('no')

  const leave = async () => {
    setLeaving('yes')
    try {
      const answer = await session.signOut()
      if (answer === 'paying') setLeaving('paying')
    } catch {
      setLeaving('failed')
    }
  }

  return (
    <>
      <WaitingButton variant="outline" busy={leaving === 'yes' && words.leaving} onClick={() => void leave()}>
        {words.logOut}
      </WaitingButton>
      {(leaving === 'paying' || leaving === 'failed') && (
        <Notice tone={leaving === 'failed' ? 'error' : 'warn'} live>
          {words[leaving]}
        </Notice>
      )}
    </>
  )
}
