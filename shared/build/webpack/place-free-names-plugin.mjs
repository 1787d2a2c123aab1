import webpack from 'webpack'
import { ROOT } from '../releases/apps.mjs'

/** Characters that end a path in what webpack calls a module. */
const PATH = String.raw`[^\s|!"'=,]*`
/** The federation's plugin names a file of its own by a hash of where it is installed. */
const FEDERATION_ENTRY = new RegExp(String.raw`${PATH}/node_modules/\.federation/entry\.\w+\.js`, 'g')
const INSTALLED = new RegExp(`${PATH}/node_modules/`, 'g')

/**
 * What webpack calls a module without the place it lies at, as from an app's folder in a house where every package lies in one place: our own, installed, are called as their sources.
 * @param {string} name
 */
export const placeFreeName = (name, root = ROOT) =>
  name
    .replaceAll('\\', '/')
    .replace(FEDERATION_ENTRY, '../node_modules/federation/entry.js')
    .replace(INSTALLED, '../node_modules/')
    .replaceAll('../node_modules/@galo/', '../shared/')
    .replaceAll(`${root}/`, '../')

/**
 * The same sources make the same files wherever they lie: in the house, in a checkout that has our packages installed, on this machine or another. Without it ids are made of
 * paths, and so is the order of what is bundled. Names are what a module is found by while it is read, so they are changed after that, and not where one build follows another.
 */
export class PlaceFreeNamesPlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('PlaceFreeNames', (compilation) =>
      compilation.hooks.seal.tap('PlaceFreeNames', () => {
        for (const module of compilation.modules) {
          const name = placeFreeName(module.identifier())
          module.identifier = () => name
          if (!(module instanceof webpack.NormalModule)) continue
          const readable = placeFreeName(module.userRequest)
          module.readableIdentifier = () => readable
        }
      }),
    )
  }
}
