const colour = process.stdout.isTTY && !process.env.NO_COLOR
/** @type {(code: number) => (text: string) => string} */
const paint = (code) => (text) => (colour ? `\u001B[${code}m${text}\u001B[0m` : text)

export const bold = paint(1)
export const faint = paint(2)
export const red = paint(31)
export const green = paint(32)

export const print = (line = '') => console.log(line)

/** @param {number} value */
export const seconds = (value) => `${value.toFixed(1)} s`

/**
 * Says that something still goes on, every ten seconds until the returned function is called.
 * A log without a sign of life looks like a hang.
 * @param {string} what
 */
export const heartbeat = (what) => {
  const began = Date.now()
  const timer = setInterval(() => print(faint(`  … ${what} (${Math.round((Date.now() - began) / 1000)} s)`)), 10_000)
  timer.unref()
  return () => clearInterval(timer)
}
