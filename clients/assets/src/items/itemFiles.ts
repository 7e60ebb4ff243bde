import type { InputProblem } from '@mintline/core/errors'
import { type MediaCategory, mediaTypeOf } from '../documents/index.ts'

/** A file with a known type. */
export interface MediaFile {
  readonly name: string
  readonly category: MediaCategory
}

/** A folder's files by role. */
export interface SortedFiles {
  /** Item files. */
  readonly items: readonly MediaFile[]
  /** Picture for items without their own, from `cover.*`. */
  readonly cover: string | undefined
  /** Collection files, from `collection.*`. */
  readonly collection: readonly MediaFile[]
  readonly problems: readonly InputProblem[]
}

/** Removes a file name's extension. */
export function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, '')
}

/** Returns the number at the end of a file's name, before its extension: 12 for `dawn-012.png`; undefined = none. */
export function numberOfFile(name: string): number | undefined {
  const digits = /(\d{1,15})$/.exec(stemOf(name))?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Sorts a folder's files into item files, the cover and collection files. */
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

/** Compares names by the numbers in them: `2.png` before `10.png`. */
function byNumber(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true }) || (left < right ? -1 : 1)
}
