import * as z from 'zod/mini'

/** POST /wallet/accounts (I07): the customer's account at the provider of saved cards. */
export const walletAccountAnswerSchema = z.object({ id: z.string() })
export type WalletAccount = z.infer<typeof walletAccountAnswerSchema>
