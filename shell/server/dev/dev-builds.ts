import { isAbsolute, join } from 'node:path'
import * as z from 'zod'
import type { DevApps } from './dev-apps'

const devBuildSchema = z.object({ folder: z.string(), file: z.string(), integrity: z.string() }).nullable()

/** What a development server made of the sources for the server, on this machine's disk. */
export type DevBuild = NonNullable<z.infer<typeof devBuildSchema>>

/** By app; one is missing where it has none, or could not be asked. */
export type DevBuilds = Readonly<Record<string, DevBuild>>

const ask = async (port: number): Promise<DevBuild | null> => {
  try {
    return devBuildSchema.parse(await (await fetch(`http://localhost:${port}/server-build`)).json())
  } catch {
    return null
  }
}

/** Waits until what is being compiled is there. */
export const askDevBuilds = async (apps: DevApps): Promise<DevBuilds> => {
  const asked = Object.entries(apps).map(async ([app, port]) => [app, await ask(port)] as const)
  return Object.fromEntries(
    (await Promise.all(asked)).flatMap(([app, build]) => (build === null ? [] : [[app, build]])),
  )
}

interface Paths {
  readonly pathOf: (folder: string, file: string) => string
}

/** Of releases as of builds from source, which lie where their development server puts them. */
export const pathsInDevelopment = ({ pathOf }: Paths): Paths => ({
  pathOf: (folder, file) => (isAbsolute(folder) ? join(folder, file) : pathOf(folder, file)),
})
