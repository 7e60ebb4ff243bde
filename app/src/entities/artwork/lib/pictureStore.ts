import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Picture } from './picture.ts'

interface Schema extends DBSchema {
  pictures: { key: string; value: Picture }
}

const NAME = 'mintline.artwork'
const VERSION = 1

/** Pictures of this visit, for browsers that keep none. */
const ofVisit = new Map<string, Picture>()

let opened: Promise<IDBPDatabase<Schema>> | undefined

/**
 * Keeps a picture for the next visit, in the place of the one before.
 *
 * @param id Name of the picture in its draft.
 * @returns False where the browser does not keep it: it lasts as long as the page.
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

/** A kept picture; undefined where it is gone, as after browser data was deleted. */
export async function keptPicture(id: string): Promise<Picture | undefined> {
  const picture = ofVisit.get(id)
  if (picture) return picture
  try {
    return await (await database()).get('pictures', id)
  } catch {
    return undefined
  }
}

/** Forgets the kept picture. */
export async function forgetPictures(): Promise<void> {
  ofVisit.clear()
  try {
    await (await database()).clear('pictures')
  } catch {
    // Nothing was kept.
  }
}

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade: (created) => {
      created.createObjectStore('pictures')
    },
    terminated: () => {
      opened = undefined
    },
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}
