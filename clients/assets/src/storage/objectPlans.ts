import { folderIdOf } from '../content/index.ts'
import { extensionOf } from '../documents/index.ts'
import type { FileToStore, FolderPlan, StoragePart, StoragePlan } from './assetStorage.ts'
import { folderAddress } from './folderAddress.ts'

/** A storage for single objects by key: a folder or a bucket. */
export interface ObjectStore {
  /** Public address of all objects. */
  readonly baseUrl: string
  /** Creates the part that stores a file under a key. */
  partOf(key: string, file: FileToStore): StoragePart
}

/** Plans files under their own content ids, so that a change to one moves no other. */
export function planObjects(
  { baseUrl, partOf }: ObjectStore,
  files: readonly FileToStore[],
): StoragePlan {
  const keys = new Map(
    files.map(({ name, content }) => [name, `${content.cid}${extensionOf(name)}`]),
  )
  // Files with the same content are one object.
  const parts = new Map(
    files.map((file) => {
      const key = keys.get(file.name) ?? file.name
      return [key, partOf(key, file)]
    }),
  )
  return {
    parts: [...parts.values()],
    addressOf: (name) => `${folderAddress(baseUrl)}${keys.get(name) ?? encodeURIComponent(name)}`,
  }
}

/** Plans files in a folder named by its content id. */
export async function planObjectFolder(
  { baseUrl, partOf }: ObjectStore,
  files: readonly FileToStore[],
): Promise<FolderPlan> {
  const { cid } = await folderIdOf(files)
  const baseUri = `${folderAddress(baseUrl)}${cid}/`
  return {
    parts: files.map((file) => partOf(`${cid}/${file.name}`, file)),
    baseUri,
    addressOf: (name) => `${baseUri}${encodeURIComponent(name)}`,
  }
}
