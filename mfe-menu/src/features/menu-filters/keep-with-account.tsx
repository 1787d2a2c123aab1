import { useBackOnline } from '@galo/services'
import { Button, CheckboxRow, ChoiceGroup, Notice, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import type { KeptWithAccount } from './use-account-profile'
import { KEEP_WITH_ACCOUNT_WORDS } from './keep-with-account.words'

/** Asks whether the account keeps it (X09): off until somebody says so, and gone from it once they say no more. */
export const KeepWithAccount = ({ state, isKept, isOther, askAgain, keep, forget, retry }: KeptWithAccount) => {
  const words = useWords(KEEP_WITH_ACCOUNT_WORDS)
  const hasFailed = state?.kind === 'failed' || (state?.kind === 'ready' && state.work === 'failed')
  const again = state?.kind === 'failed' ? askAgain : retry
  useBackOnline(retry)
  return (
    <ChoiceGroup legend={words.legend}>
      {state === null && (
        <Text size="small" tone="soft">
          {words.forGuests}
        </Text>
      )}
      {state?.kind === 'loading' && (
        <Text size="small" role="status">
          {words.loading}
        </Text>
      )}
      {state?.kind === 'ready' && (
        <>
          <CheckboxRow
            label={words.label}
            detail={words.detail}
            checked={isKept}
            onChange={(wanted) => (wanted ? keep() : forget())}
          />
          <Text size="small" tone="soft" role="status">
            {state.work === 'busy' ? words.saving : isOther ? words.isOther : isKept ? words.kept : words.notKept}
          </Text>
          {isOther && (
            <div>
              <Button variant="soft" size="small" onClick={keep}>
                {words.keepThis}
              </Button>
            </div>
          )}
        </>
      )}
      {hasFailed && (
        <Notice
          tone="error"
          live
          action={
            <Button variant="soft" size="small" onClick={again}>
              {words.tryAgain}
            </Button>
          }
        >
          {state.kind === 'failed' ? words.notFetched : words.notSaved}
        </Notice>
      )}
    </ChoiceGroup>
  )
}
