import webpack from 'webpack'

/**
 * Every chunk that a bundle adds to the page is asked for with the hash that its name ends in (`hashInName` has the same rule for the shell's own code), so that a
 * file that was changed on its way is refused by the browser, from whichever origin it comes. The names stand in the bundle, whose own is vouched for by whoever asks for it.
 */
export class ReleaseIntegrityPlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ReleaseIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap('ReleaseIntegrityPlugin', (code) =>
        [
          code,
          "script.crossOrigin = 'anonymous';",
          String.raw`script.integrity = 'sha256-' + url.match(/\.([\w-]{43})\.js/)[1].replace(/-/g, '+').replace(/_/g, '/') + '=';`,
        ].join('\n'),
      )
    })
  }
}
