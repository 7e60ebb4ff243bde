import type { InputProblem } from '@mintline/core'
import { type MediaCategory, mediaTypeOf } from '../documents/index.ts'

/** A file with a known type. */
export interface MediaFile {
  readonly name: string
  readonly category: MediaCategory
}

/** Files of a folder by their part in it. */
export interface SortedFiles {
  /** Files of items. */
  readonly items: readonly MediaFile[]
  /** Picture of items without one of their own, from `cover.*`. */
  readonly cover: string | undefined
  /** Files of the collection, from `collection.*`. */
  readonly collection: readonly MediaFile[]
  readonly problems: readonly InputProblem[]
}

/** Name of a file without its ending. */
export function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, '')
}

/** The number at the end of a file's name, before its ending: 12 for `dawn-012.png`; undefined = none. */
export function numberOfFile(name: string): number | undefined {
  const digits = /(\d{1,15})$/.exec(stemOf(name))?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Sorts the files of a folder into those of items, the cover and those of the collection. */
export function sortFiles(names: readonly string[]): SortedFiles {
  const items: MediaFile[] = []
  const collection: MediaFile[] = []
  const covers: string[] = []
  const problems: InputProblem[] = []
  for (const name of [...names].sort(byNumber)) {
    const category = mediaTypeOf(name)?.category
    const stem = stemOf(name).toLowerCase()
    if (category === undefined) {
      const message = 'Not a picture, video, audio or 3D model: remove it, or rename it'
      problems.push({ path: '', code: 'FILE_TYPE_UNKNOWN', message, file: name })
    } else if (stem === 'collection') collection.push({ name, category })
    else if (stem === 'cover' && category === 'image') covers.push(name)
    else items.push({ name, category })
  }
  for (const name of covers.slice(1)) {
    const message = `There is another cover, ${covers[0]}: keep one of them`
    problems.push({ path: '', code: 'COVER_REPEATED', message, file: name })
  }
  return { items, cover: covers[0], collection, problems }
}

/** Order of names with numbers in them: `2.png` before `10.png`. */
function byNumber(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true }) || (left < right ? -1 : 1)
}
