import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const FOLDER = fileURLToPath(new URL('./browser', import.meta.url))

/** The provider's own script, and that of each page its frames show. */
const ENTRIES = { v3: 'v3/main.ts', field: 'field.ts', form: 'form.ts', challenge: 'challenge.ts' }
export type ScriptName = keyof typeof ENTRIES

const bundle = async (): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await build({
    absWorkingDir: FOLDER,
    entryPoints: ENTRIES,
    outdir: FOLDER,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // Nothing of the workspace's own settings (JSX, paths) belongs in a script for other people's pages.
    tsconfigRaw: '{}',
  })
  return new Map(outputFiles.map(({ path, text }) => [path.slice(FOLDER.length + 1, -'.js'.length), text]))
}

let bundled: Promise<ReadonlyMap<string, string>> | undefined

/** A script as pages and frames load it: bundled from its sources on the first request for any of them. */
export const cardScript = async (name: ScriptName): Promise<string> => {
  bundled ??= bundle()
  return (await bundled).get(name) ?? ''
}
