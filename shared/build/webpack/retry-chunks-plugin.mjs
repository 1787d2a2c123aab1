import webpack from 'webpack'

/**
 * Wraps the loader of chunks. An address that was asked for and never came must not be asked for again as it is: a request that hangs would be
 * joined by the next one, and a file that was changed on its way would come out of the cache, for ever. No two visits use the same second address.
 */
class RetryChunksModule extends webpack.RuntimeModule {
  constructor() {
    super('retry chunks', webpack.RuntimeModule.STAGE_ATTACH)
  }
  /** @override */
  generate() {
    const { loadScript } = webpack.RuntimeGlobals
    return [
      `var load = ${loadScript}, lost = {};`,
      `${loadScript} = (url, done, ...more) => {`,
      '  var count = lost[url] || 0;',
      '  lost[url] = count + 1;',
      "  load(count ? url + '?attempt=' + count + '-' + Math.trunc(performance.timeOrigin) : url, (event) => {",
      "    if (event && event.type === 'load') delete lost[url];",
      '    done(event);',
      '  }, ...more);',
      '};',
    ].join('\n')
  }
}

/** A chunk that could not be had is asked for anew, at another address, by whoever wants it again. */
export class RetryChunksPlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('RetryChunksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('RetryChunksPlugin', (chunk) => void compilation.addRuntimeModule(chunk, new RetryChunksModule()))
    })
  }
}
