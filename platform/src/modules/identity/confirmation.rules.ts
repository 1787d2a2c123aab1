const DAY_MS = 24 * 60 * 60 * 1000

/** So long nobody is asked again whether their e-mail is theirs: a first order must not wait for a letter. */
export const GRACE_DAYS = 7

interface Confirmable {
  readonly emailVerifiedAt: Date | null
  readonly createdAt: Date
}

/** Whether somebody is asked, when they sign in, to confirm their e-mail at last. */
export const isConfirmationDue = ({ emailVerifiedAt, createdAt }: Confirmable, now: Date): boolean =>
  emailVerifiedAt === null && now.getTime() - createdAt.getTime() >= GRACE_DAYS * DAY_MS
