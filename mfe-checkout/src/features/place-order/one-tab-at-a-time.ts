/**
 * Runs `run` when no other tab is paying for this basket; a tab that is closed or reloaded gives its turn back.
 * A browser without locks runs it at once: the platform keeps one payment and one order per basket anyway.
 */
export const oneTabAtATime = async (basketId: string, run: () => Promise<void>): Promise<void> => {
  const locks = (navigator as { readonly locks?: LockManager }).locks
  await (locks === undefined ? run() : locks.request(`galo.pay.${basketId}`, run))
}
