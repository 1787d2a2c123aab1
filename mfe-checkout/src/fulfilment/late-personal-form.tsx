import type { ComponentProps } from 'react'
import { useAsyncData, useServices } from '@galo/services'
import { FailedState, Skeleton, Stack } from '@galo/ui'
import { useWords } from '@galo/words'
import type { PersonalDetailsForm } from '../features/personal-details/personal-details'
import { PERSONAL_SECTION_WORDS } from './personal-section.words'

const load = () => import(/* webpackChunkName: "later-sections" */ '../features/personal-details/personal-details')

/** Brings the fields' code before their section opens; should it fail, they say so themselves then. */
export const bringPersonalForm = (): void => void load().catch(() => {})

/** The fields of who it is for: they come after the section that is asked first. */
export const LatePersonalForm = (props: ComponentProps<typeof PersonalDetailsForm>) => {
  const words = useWords(PERSONAL_SECTION_WORDS)
  const { log } = useServices()
  const code = useAsyncData({
    key: 'personal details',
    load,
    onFailure: (error) =>
      log('error', 'The code of the personal details could not be loaded', { error: String(error) }),
  })
  if (code.kind === 'failed')
    return <FailedState level={3} heading={words.notHere} text={words.notHereText} onRetry={code.reset} />
  if (code.kind !== 'ready')
    return (
      <Stack gap={4}>
        <Skeleton height={76} radius={14} />
        <Skeleton height={76} radius={14} />
        <Skeleton height={76} radius={14} />
      </Stack>
    )
  return <code.data.PersonalDetailsForm {...props} />
}
