import { resolve } from 'node:path'
import { isObjectAddress, objectStore, readObjectSettings } from '../objects/object-store'
import { folderPlace } from './folder-place'
import { objectPlace } from './object-place'
import type { Place } from './place'

/** `address`: a folder, or `s3://bucket/folder`, which is reached by what `environment` says of it. Throws in words when that says too little. */
export const placeAt = (address: string, environment: Readonly<Record<string, string | undefined>>): Place =>
  isObjectAddress(address)
    ? objectPlace(objectStore(address, readObjectSettings(environment)))
    : folderPlace(resolve(address))
