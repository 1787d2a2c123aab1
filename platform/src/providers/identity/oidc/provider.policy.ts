import type { IdentityCallbacks } from '../port'
import { interactionPolicy } from './oidc-provider'

/** Of who is in and is to confirm their e-mail. In silence it is an `interaction_required` (B06). */
export const CONFIRM_PROMPT = 'confirm_email'

/** Prompts: `login`, and `create` for who wants an account (OpenID Initiating User Registration). Never `consent`. */
export const promptPolicy = ({ findAccount }: Pick<IdentityCallbacks, 'findAccount'>) => {
  const { base, Check, Prompt } = interactionPolicy
  const prompts = base()
  prompts.remove('consent')
  prompts.add(new Prompt({ name: 'create', requestable: true }), 0)
  const isDue = new Check(
    'email_unconfirmed',
    'the e-mail is to be confirmed',
    async ({ oidc: { session, result } }) => {
      // Asked once on a way: who goes on without it goes on.
      if (session?.accountId === undefined || result?.[CONFIRM_PROMPT] !== undefined) return Check.NO_NEED_TO_PROMPT
      return (await findAccount(session.accountId))?.isConfirmationDue === true
    },
  )
  prompts.add(new Prompt({ name: CONFIRM_PROMPT }, isDue))
  return prompts
}
