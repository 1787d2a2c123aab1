import { build } from 'esbuild'

/** The text of each script by the name of its entry, bundled for other people's pages. Entries are files below the folder. */
export const bundleScripts = async (
  folder: string,
  entryPoints: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: { ...entryPoints },
    outdir: folder,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // Nothing of the workspace's own settings (JSX, paths) belongs in a script for other people's pages.
    tsconfigRaw: '{}',
  })
  return new Map(outputFiles.map(({ path, text }) => [path.slice(folder.length + 1, -'.js'.length), text]))
}
