// How many files outside its own folder a new remote touches until it is built and its types are checked: by making one.
import { pathToFileURL } from 'node:url'
import { tryRemote } from '../../new-remote/try-remote.mjs'
import { ROOT } from '../../releases/apps.mjs'
import { TYPE_CHECKER } from '../steps/run.mjs'

/** @returns {Promise<number>} */
export const newRemoteTouches = async (root = ROOT) => {
  const remote = await tryRemote('sixth', root)
  try {
    await remote.run(process.execPath, '--import', 'tsx', 'shared/build/bin/build.mjs', remote.folder)
    const [node, args] = TYPE_CHECKER
    await remote.run(node, ...args, remote.folder)
    return remote.touchedOutside().length
  } finally {
    remote.house.remove()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(`files outside its own folder that a new remote touches: ${await newRemoteTouches()}`)
