import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isObjectAddress, objectStore, readObjectSettings } from '../objects/object-store'
import { folderPlace } from './folder-place'
import { objectPlace } from './object-place'
import type { Place } from './place'

const folderAt = (address: string): string => {
  if (address.trim() === '') throw new Error('Where releases lie has no name: say a folder, or s3://bucket/folder.')
  const folder = resolve(address)
  if (statSync(folder, { throwIfNoEntry: false })?.isFile() === true)
    throw new Error(`${address} is a file: releases lie in a folder, or at s3://bucket/folder.`)
  return folder
}

/** `address`: a folder, or `s3://bucket/folder`, which is reached by what `environment` says of it. Throws in words when that says too little. */
export const placeAt = (address: string, environment: Readonly<Record<string, string | undefined>>): Place =>
  isObjectAddress(address)
    ? objectPlace(objectStore(address, readObjectSettings(environment)))
    : folderPlace(folderAt(address))
