/** How long after the page has loaded, in milliseconds: whoever reads already is not held up. */
const AFTER_MS = 1_200

/** Runs what can wait, some time after the page with all its pictures is here. */
export const afterLoad = (run: () => void): void => {
  const soon = () => void setTimeout(run, AFTER_MS)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
