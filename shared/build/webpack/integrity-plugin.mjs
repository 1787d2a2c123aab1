import webpack from 'webpack'

/**
 * Every script that a bundle adds to the page carries the hash which the release document gives for it,
 * so that a file that was changed on its way is refused by the browser.
 */
export class ReleaseIntegrityPlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ReleaseIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap('ReleaseIntegrityPlugin', (code) =>
        [
          code,
          'var sri = self.__galo && self.__galo.integrity[new URL(url, location.href).pathname];',
          'if (sri) script.integrity = sri;',
        ].join('\n'),
      )
    })
  }
}
