import type { DBSchema } from 'idb'
import { browserDatabase } from '#shared/lib/browserDatabase.ts'
import type { Picture } from './picture.ts'

interface Schema extends DBSchema {
  pictures: { key: string; value: Picture }
}

const database = browserDatabase<Schema>({
  name: 'mintline.artwork',
  version: 1,
  create: (created) => {
    created.createObjectStore('pictures')
  },
})

/** Pictures for this visit, in browsers that store none. */
const ofVisit = new Map<string, Picture>()

/**
 * Stores a picture for the next visit, replacing the previous one.
 *
 * @param id The picture's name in its draft.
 * @returns False if the browser does not store it: it lasts as long as the page.
 */
export async function keepPicture(id: string, picture: Picture): Promise<boolean> {
  ofVisit.clear()
  ofVisit.set(id, picture)
  try {
    const changing = (await database()).transaction('pictures', 'readwrite')
    await Promise.all([changing.store.clear(), changing.store.put(picture, id), changing.done])
    return true
  } catch {
    return false
  }
}

/** Returns a stored picture; undefined if it is gone, as after browser data was deleted. */
export async function keptPicture(id: string): Promise<Picture | undefined> {
  const picture = ofVisit.get(id)
  if (picture) return picture
  try {
    return await (await database()).get('pictures', id)
  } catch {
    return undefined
  }
}

/** Removes the stored picture. */
export async function forgetPictures(): Promise<void> {
  ofVisit.clear()
  try {
    await (await database()).clear('pictures')
  } catch {
    // Nothing was kept.
  }
}
