import type { InputProblem } from '@mintline/core/errors'
import { templateText } from '@mintline/core/metadata'
import { createDocument, type DocumentTexts, type MetadataDocument } from '../documents/index.ts'
import type { TraitRow } from '../traits/index.ts'
import { type MediaFile, sortFiles } from './itemFiles.ts'
import { numberFiles } from './numberFiles.ts'
import { findHoles, type NumberRange, rangesText } from './numberRanges.ts'

/** File names and trait rows. */
export interface ItemSources {
  /** Files in one folder, without trait lists. */
  readonly files: readonly string[]
  /** Default: no item has traits. */
  readonly rows?: readonly TraitRow[] | undefined
}

/** Item numbering rules. */
export interface AssembleOptions {
  /** The first item's number in files and list: 0 or 1. Default: 1. */
  readonly first?: number | undefined
  /** Number of items. Default: the highest number. */
  readonly supply?: number | undefined
}

/** An item's or collection's files, by name. */
export interface AssembledMedia {
  /** Picture to show. */
  readonly image: string
  /** Video, audio file or 3D model; undefined = only a picture. */
  readonly animation: string | undefined
}

/** An item with its files and its trait row. */
export interface AssembledItem extends AssembledMedia {
  /** From 1. */
  readonly number: number
  /** Undefined = there is no trait list. */
  readonly row: TraitRow | undefined
}

/** A folder's items, and everything wrong with it. */
export interface AssembledItems {
  /** Sorted by number. */
  readonly items: readonly AssembledItem[]
  /** Undefined = the folder has no `collection.*`. */
  readonly collection: AssembledMedia | undefined
  /** Numbers without a file. */
  readonly holes: readonly NumberRange[]
  readonly problems: readonly InputProblem[]
}

/** Matches files with traits: one item per number, with all duplicates and holes. */
export function assembleItems(
  { files, rows = [] }: ItemSources,
  { first = 1, supply }: AssembleOptions = {},
): AssembledItems {
  const sorted = sortFiles(files)
  const numberedRows = numberRows(rows, first)
  const numbered = numberFiles({ files: sorted.items, rows: numberedRows.rows, first })
  const problems = [...sorted.problems, ...numberedRows.problems, ...numbered.problems]
  const items: AssembledItem[] = []
  for (const number of [...numbered.files.keys()].sort((left, right) => left - right)) {
    const own = numbered.files.get(number) ?? []
    const row = numberedRows.rows.get(number)
    const path = `item ${number}`
    if (rows.length > 0 && !row) {
      problems.push({ path, code: 'TRAITS_MISSING', message: 'The list has no row for it' })
    }
    if (supply !== undefined && number > supply) {
      const message = `It is beyond the supply of ${supply}`
      problems.push({
        path,
        code: 'NUMBER_ABOVE_SUPPLY',
        message,
        ...(own[0] && { file: own[0].name }),
      })
    }
    const media = mediaOf(own, sorted.cover, (problem) => problems.push({ path, ...problem }))
    if (media) items.push({ number, ...media, row })
  }
  const highest = Math.max(0, ...numbered.files.keys(), ...numberedRows.rows.keys())
  const holes = findHoles(numbered.files.keys(), Math.max(supply ?? 0, highest))
  problems.push(...holeProblems(holes, highest))
  const collection =
    sorted.collection.length === 0
      ? undefined
      : mediaOf(sorted.collection, sorted.cover, (problem) =>
          problems.push({ path: 'collection', ...problem }),
        )
  return { items, collection, holes, problems }
}

function holeProblems(holes: readonly NumberRange[], highest: number): InputProblem[] {
  if (highest === 0) {
    const message = 'There are no pictures, videos, audio files or 3D models'
    return [{ path: '', code: 'ITEMS_EMPTY', message }]
  }
  if (holes.length === 0) return []
  const message = `Items without a file: ${rangesText(holes)}`
  return [{ path: '', code: 'NUMBERS_MISSING', message }]
}

type Refuse = (problem: Omit<InputProblem, 'path'>) => void

function mediaOf(
  files: readonly MediaFile[],
  cover: string | undefined,
  refuse: Refuse,
): AssembledMedia | undefined {
  const [image, ...images] = files.filter(({ category }) => category === 'image')
  const [animation, ...animations] = files.filter(({ category }) => category !== 'image')
  for (const { name } of images) {
    const message = `It has two pictures, ${image?.name} and ${name}: keep one of them`
    refuse({ code: 'PICTURE_REPEATED', message, file: name })
  }
  for (const { name } of animations) {
    const message = `It has two animations (video, audio or 3D model), ${animation?.name} and ${name}: keep one of them`
    refuse({ code: 'ANIMATION_REPEATED', message, file: name })
  }
  const shown = image?.name ?? cover
  if (shown !== undefined) return { image: shown, animation: animation?.name }
  const message = `${animation?.name} has no picture to show beside it: add one with the same number, or cover.png for all`
  refuse({ code: 'PICTURE_MISSING', message, ...(animation && { file: animation.name }) })
  return undefined
}

/** Rows by item number. */
interface NumberedRows {
  readonly rows: ReadonlyMap<number, TraitRow>
  readonly problems: readonly InputProblem[]
}

/**
 * Finds each row's item: by its number, otherwise by its position in the list.
 *
 * @param first The first item's number in the list.
 */
function numberRows(rows: readonly TraitRow[], first: number): NumberedRows {
  const numbered = new Map<number, TraitRow>()
  const files = new Map<string, TraitRow>()
  const problems: InputProblem[] = []
  const refuse = (code: string, message: string, { row }: TraitRow) =>
    problems.push({ path: '', code, message, line: row })
  for (const [index, row] of rows.entries()) {
    const number = row.number === undefined ? index + 1 : row.number - first + 1
    const before = numbered.get(number)
    const same = row.file === undefined ? undefined : files.get(row.file)
    if (number < 1) {
      refuse(
        'ROW_NUMBER_LOW',
        `Item numbers start at ${first}, and this row has ${row.number}`,
        row,
      )
    } else if (before) {
      refuse('ROW_REPEATED', `Item ${number} already has a row, in line ${before.row}`, row)
    } else if (same) {
      refuse('ROW_REPEATED', `${row.file} already has a row, in line ${same.row}`, row)
    } else {
      numbered.set(number, row)
      if (row.file !== undefined) files.set(row.file, row)
    }
  }
  return { rows: numbered, problems }
}

/** Texts for all items; `{}` stands for an item's number. Texts in the trait list take precedence. */
export type ItemTemplate = DocumentTexts

/** Creates an item's document from the template, its row and its file names. */
export function itemDocument(
  { number, image, animation, row }: AssembledItem,
  template: ItemTemplate,
  others: readonly string[] = [],
): MetadataDocument {
  const { name, symbol, description, externalUrl } = template
  const filled = (text: string | undefined) => text && templateText(text, number)
  return createDocument({
    name: row?.name ?? templateText(name, number),
    symbol,
    description: row?.description ?? filled(description),
    externalUrl: row?.externalUrl ?? filled(externalUrl),
    attributes: row?.attributes ?? [],
    image,
    animation,
    others,
  })
}
