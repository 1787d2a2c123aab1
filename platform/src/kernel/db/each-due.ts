import { logDefect } from '../defect'

const AT_A_TIME = 50

interface Due {
  readonly id: string
}

/**
 * Goes once through all that is due, `page` by page: those after an id, in the order of their ids. Each is a `step` of its own, so what can
 * not go on is reported, keeps nobody else waiting and is tried again at the next look.
 */
export const forEachDue = async <T extends Due>(
  page: (after: string, most: number) => Promise<readonly T[]>,
  step: (due: T) => Promise<void>,
  what: 'order' | 'payment' | 'refund' | 'wallet account',
): Promise<void> => {
  let after = ''
  for (;;) {
    const due = await page(after, AT_A_TIME)
    for (const each of due)
      await step(each).catch((error: unknown) =>
        logDefect(`The ${what} ${each.id} could not go on and will be tried again`, error),
      )
    const last = due.at(-1)
    if (last === undefined || due.length < AT_A_TIME) return
    after = last.id
  }
}
