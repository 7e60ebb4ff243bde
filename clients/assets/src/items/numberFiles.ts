import type { InputProblem } from '@mintline/core/errors'
import type { TraitRow } from '../traits/index.ts'
import { type MediaFile, numberOfFile, stemOf } from './itemFiles.ts'

/** Files by item number. */
export interface NumberedFiles {
  readonly files: ReadonlyMap<number, readonly MediaFile[]>
  readonly problems: readonly InputProblem[]
}

/** Files to number. */
export interface FilesToNumber {
  readonly files: readonly MediaFile[]
  /** Rows by item number. */
  readonly rows: ReadonlyMap<number, TraitRow>
  /** The first item's number in file names. */
  readonly first: number
}

/** Finds each file's item: by the row that names the file, otherwise by the number at the end of its name. */
export function numberFiles({ files, rows, first }: FilesToNumber): NumberedFiles {
  const byName = new Map(
    [...rows].flatMap(([number, { file }]) =>
      file === undefined ? [] : [[file, number] as const],
    ),
  )
  const isListed = byName.size > 0
  const numbered = new Map<number, MediaFile[]>()
  const problems: InputProblem[] = []
  const used = new Set<string>()
  for (const file of files) {
    const listedAs = [file.name, stemOf(file.name)].find((name) => byName.has(name))
    if (listedAs !== undefined) used.add(listedAs)
    const named = numberOfFile(file.name)
    const number = isListed
      ? byName.get(listedAs ?? '')
      : named === undefined
        ? undefined
        : named - first + 1
    if (number === undefined || number < 1) {
      problems.push(withoutItem(file.name, { isListed, isNumbered: named !== undefined, first }))
    } else numbered.set(number, [...(numbered.get(number) ?? []), file])
  }
  for (const [name, number] of byName) {
    if (used.has(name)) continue
    const message = `The list names ${name}, which is not in the folder`
    problems.push({
      path: `item ${number}`,
      code: 'FILE_MISSING',
      message,
      line: rows.get(number)?.row ?? 0,
    })
  }
  return { files: numbered, problems }
}

function withoutItem(
  file: string,
  { isListed, isNumbered, first }: { isListed: boolean; isNumbered: boolean; first: number },
): InputProblem {
  if (isListed) {
    const message = 'No row of the list names this file: add one, or remove the file'
    return { path: '', code: 'FILE_NOT_LISTED', message, file }
  }
  const message = isNumbered
    ? `File numbers start at ${first}, and this one is below`
    : 'The name does not end in an item number: rename the file, or name it in the trait list'
  return { path: '', code: isNumbered ? 'FILE_NUMBER_LOW' : 'FILE_WITHOUT_NUMBER', message, file }
}
