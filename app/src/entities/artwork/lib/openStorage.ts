import { type AssetStorage, kuboStorage, pinataStorage } from '@mintline/assets'
import { hostStorage } from './hostStorage.ts'
import type { StorageChoice } from './storageChoice.ts'

/** Opens the chosen storage. */
export function openStorage(choice: StorageChoice): AssetStorage {
  switch (choice.kind) {
    case 'folder':
      return hostStorage(choice.baseUrl)
    case 'pinata':
      return pinataStorage({ token: choice.token })
    case 'kubo': {
      const { url, authorization } = choice
      return kuboStorage({ url, ...(authorization !== '' && { authorization }) })
    }
  }
}
