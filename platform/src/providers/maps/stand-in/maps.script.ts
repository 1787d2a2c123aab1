import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const ENTRY = fileURLToPath(new URL('./browser/main.ts', import.meta.url))

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // Nothing of the workspace's own settings (JSX, paths) belongs in a script for other people's pages.
    tsconfigRaw: '{}',
  })
  return outputFiles[0]?.text ?? ''
}

let bundled: Promise<string> | undefined

/** The script as pages load it: bundled from its sources on the first request. It is told whether its key may be used. */
export const mapsScript = async (isAuthorised: boolean): Promise<string> => {
  bundled ??= bundle()
  return `window.__galoMapsIsAuthorised=${isAuthorised};${await bundled}`
}
