/** Work is done one after the other. */
export const inTurn = () => {
  let last = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => (last = last.catch(() => {}).then(work))
}
