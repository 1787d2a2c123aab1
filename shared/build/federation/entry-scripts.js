/**
 * In place of the runtime's loading of scripts, which also takes over scripts and links that stand in the document and gives up by a clock of its
 * own. An entry is asked for once by each address, and whoever asks has a deadline.
 * @param {string} url
 * @param {{ createScriptHook: (url: string) => HTMLScriptElement }} options
 * @returns {Promise<void>}
 */
const loadScript = (url, { createScriptHook }) =>
  new Promise((resolve, reject) => {
    const script = createScriptHook(url)
    /** @type {Error | undefined} */
    let thrown
    const note = (/** @type {ErrorEvent} */ { filename, message }) => {
      if (filename === script.src) thrown = new Error(`ScriptExecutionError: "${url}" threw: ${message}`)
    }
    const end = (/** @type {Error | undefined} */ failure) => {
      globalThis.removeEventListener('error', note)
      script.remove()
      if (failure === undefined) resolve()
      else reject(failure)
    }
    globalThis.addEventListener('error', note)
    script.onload = () => end(thrown)
    script.onerror = () => end(new Error(`ScriptNetworkError: "${url}" could not be had`))
    globalThis.document.head.append(script)
  })

const unused = () => {}

export {
  loadScript,
  unused as createLink,
  unused as createScript,
  unused as isStaticResourcesEqual,
  unused as safeWrapper,
}
