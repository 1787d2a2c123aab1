import { resolve } from 'node:path'
import { isObjectAddress, objectStore, readObjectSettings } from '@galo/releases/objects'
import { folderPlace } from './folder-place.mjs'
import { objectPlace } from './object-place.mjs'

/**
 * Where releases lie. What is made there is made whole or not at all, and what was made is never changed, but for the one file that says what the last document is.
 * @typedef {{ text: string, writtenAt: string, tag: string | null }} Found
 * @typedef {{
 *   address: string,
 *   read: (name: string) => Promise<Found | null>,
 *   list: (folder: string) => Promise<string[]>,
 *   create: (name: string, text: string) => Promise<boolean>,
 *   replace: (name: string, text: string, last: Found | null) => Promise<void>,
 *   putFolder: (name: string, fill: (folder: string) => Promise<void>) => Promise<void>,
 * }} Place `create` is done for one writer only; `replace` may be undone by somebody who was at it too: look again
 */

/**
 * @param {string} address a folder, or `s3://bucket/folder`
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Place}
 */
export const placeAt = (address, environment) =>
  isObjectAddress(address)
    ? objectPlace(objectStore(address, readObjectSettings(environment)))
    : folderPlace(resolve(address))
