/** Work on the same thing is done one after the other. */
export const inTurn = () => {
  const last = new Map<string, Promise<void>>()
  return (thing: string, work: () => Promise<void>): Promise<void> => {
    const turn = (last.get(thing) ?? Promise.resolve()).catch(() => {}).then(work)
    last.set(thing, turn)
    return turn
  }
}
