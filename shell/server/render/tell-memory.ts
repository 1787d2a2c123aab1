/** So often a worker looks what it holds, in milliseconds. */
const LOOK_EVERY_MS = 250
/** Less of a difference is not worth a message. */
const WORTH_TELLING = 4 * 1024 * 1024

/** Tells what this thread holds, in its heap and outside of it, whenever that has changed by more than a little. */
export const tellMemory = (tell: (bytes: number) => void): void => {
  let told = 0
  const look = () => {
    const { heapUsed, external } = process.memoryUsage()
    if (Math.abs(heapUsed + external - told) < WORTH_TELLING) return
    told = heapUsed + external
    tell(told)
  }
  setInterval(look, LOOK_EVERY_MS).unref()
}
