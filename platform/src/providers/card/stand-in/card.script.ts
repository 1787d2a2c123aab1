/**
 * ES modules as one classic script: their imports and exports go, their order stays. Enough for parts that import each other by one line
 * and name nothing twice; so each stays a module that tests and types can import.
 */
export const joinModules = (sources: readonly string[]): string => {
  const bodies = sources.map((source) =>
    source.replace(/^import [^;]*? from '[^']+'\n/gm, '').replace(/^export /gm, ''),
  )
  return `;(() => {\n${bodies.join('\n')}\nwindow.Stripe = createStripeFactory(new URL(document.currentScript.src).origin)\n})()\n`
}
