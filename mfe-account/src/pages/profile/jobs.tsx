import type { Profile } from '@galo/contracts/profile'
import { css } from '@galo/css'
import { useNow } from '@galo/services'
import { UsersIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { Door } from '../../features/door/door'
import { jobLines } from '../../features/jobs/jobs.model'
import { JOBS_WORDS } from '../../features/jobs/jobs.words'

const list = css`
  display: grid;
  gap: 8px;
  font-weight: 600;
  overflow-wrap: anywhere;
`

/** What a customer does, as far as it counts now (C03, C04). Whoever does nothing of the kind is not told so. */
export const Jobs = ({ jobs }: Pick<Profile, 'jobs'>) => {
  const words = useWords(JOBS_WORDS)
  const known = jobs.map(({ expiry = null, ...job }) => ({ ...job, expiry }))
  const lines = jobLines(known, useNow(), useLocale())
  if (lines.length === 0) return null
  return (
    <Door icon={<UsersIcon size={28} />} heading={words.heading} text={words.text}>
      <ul css={list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Door>
  )
}
