/** A script's name and its hash, of the kind that every release has. */
const HASHED = /^(.*\/)([^/ ]+)\.js sha256-([A-Za-z0-9+/]{43})=$/
const HASH_LENGTH = 43

/** Puts the map together again; what is no script with a hash of that kind stands there as it is. */
const UNFOLD = `(function(map,folders,folder,names,index){for(folder in folders){names=folders[folder][0].split(' ');
for(index=0;index<names.length;index++)map[folder+names[index]+'.js']='sha256-'+folders[folder][1].substr(index*${HASH_LENGTH},${HASH_LENGTH})+'='}return map})`

/**
 * An expression of a document's script: the hash of every file by its path. A hundred hashes are a good part of every page and can't be compressed, so nothing else
 * is said twice: names by folder, and hashes in their order without what all of them begin and end with.
 */
export const integrityScript = (
  integrity: Readonly<Record<string, string>>,
  inline: (value: unknown) => string,
): string => {
  const folders: Record<string, [names: string, hashes: string]> = {}
  const others: Record<string, string> = {}
  for (const [path, hash] of Object.entries(integrity)) {
    const [, folder, name, digits] = HASHED.exec(`${path} ${hash}`) ?? []
    if (folder === undefined || name === undefined || digits === undefined) {
      others[path] = hash
      continue
    }
    const [names, hashes] = folders[folder] ?? ['', '']
    folders[folder] = [names === '' ? name : `${names} ${name}`, hashes + digits]
  }
  return `${UNFOLD}(${inline(others)},${inline(folders)})`
}
