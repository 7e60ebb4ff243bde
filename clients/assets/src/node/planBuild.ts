import { basename, join } from 'node:path'
import type { InputProblem } from '@mintline/core/errors'
import {
  DEFAULT_PREVIEW_PIXELS,
  type DocumentTexts,
  editionDocument,
  type MetadataDocument,
  mediaTypeOf,
} from '../documents/index.ts'
import {
  type AssembledMedia,
  assembleItems,
  findTwins,
  type ItemTemplate,
  itemDocument,
  type NumberRange,
  sameBy,
} from '../items/index.ts'
import { inspectFiles, type PlannedFile, type WorkOptions } from './inspectFiles.ts'
import { readSources, type SourceInput } from './readSources.ts'

/** Document for an open edition. */
export const EDITION_DOCUMENT = 'edition.json'
/** Document for the collection. */
export const COLLECTION_DOCUMENT = 'collection.json'

/** Pictures, traits and texts. */
export interface BuildInput extends SourceInput {
  /** Texts for items, or for an edition's one document, which takes no `{}`. */
  readonly template: ItemTemplate
  /** Texts for the collection. Default: it gets no document. */
  readonly collection?: Omit<ItemTemplate, 'symbol'> | undefined
  /** Path of the picture for an edition that is a video, audio file or 3D model. */
  readonly cover?: string | undefined
  /** The first item's number in file names and in the list: 0 or 1. Default: 1. */
  readonly first?: number | undefined
  /** Number of items. Default: the highest number. */
  readonly supply?: number | undefined
  /** Maximum width and height for pictures without a preview; 0 = no previews. Default: 1,024. */
  readonly previewPixels?: number | undefined
}

/** A build before anything is written. */
export interface BuildPlan {
  readonly type: 'items' | 'edition'
  /** Number of items; 1 for an edition. */
  readonly items: number
  readonly files: readonly PlannedFile[]
  /** Documents by name; the collection's is last. */
  readonly documents: ReadonlyMap<string, MetadataDocument>
  /** Maximum width and height for previews; 0 = none. */
  readonly previewPixels: number
  /** Trait list path; undefined = none. */
  readonly traits: string | undefined
  /** Numbers without a file. */
  readonly holes: readonly NumberRange[]
  /** Everything that must be fixed. */
  readonly problems: readonly InputProblem[]
  /** Duplicates, scripts and guesses, which may be intended. */
  readonly warnings: readonly InputProblem[]
}

/**
 * Reads pictures and traits, and returns what their build would have, with all problems. Writes nothing.
 *
 * @throws FILE_NOT_READABLE for the folder or the trait list, or the signal's reason.
 */
export async function planBuild(
  { template, collection, previewPixels = DEFAULT_PREVIEW_PIXELS, ...input }: BuildInput,
  options: WorkOptions = {},
): Promise<BuildPlan> {
  const { first, supply } = input
  const sources = await readSources(input)
  const isEdition = sources.type === 'edition'
  const assembled = isEdition
    ? assembleEdition(sources.files[0] ?? '', input.cover)
    : assembleItems(sources, { first, supply })
  const { items } = assembled
  const problems = [
    ...sources.problems,
    ...assembled.problems.map((problem) => inList(problem, sources.traits)),
    ...textProblems(template, isEdition),
  ]
  const media = assembled.collection ?? (items[0] && { ...items[0], animation: undefined })
  const used = usedNames([...items, ...(collection && media ? [media] : [])])
  const pathOf = (name: string) =>
    isEdition && name !== sources.files[0] && input.cover !== undefined
      ? input.cover
      : join(sources.folder, name)
  const inspected = await inspectFiles(used, { pathOf, previewPixels, ...options })
  problems.push(...inspected.problems)
  const byName = new Map(inspected.files.map((file) => [file.name, file]))
  const documents = new Map<string, MetadataDocument>()
  const previewOf = (picture: string) => byName.get(picture)?.preview
  const shared = (texts: DocumentTexts, { image: picture, animation }: AssembledMedia) =>
    editionDocument(texts, { picture, preview: previewOf(picture), animation })
  for (const item of items) {
    const { image, number } = item
    if (isEdition) documents.set(EDITION_DOCUMENT, shared(template, item))
    else {
      const shown = { ...item, image: previewOf(image) ?? image }
      documents.set(`${number}.json`, itemDocument(shown, template, [image]))
    }
  }
  if (collection && media) {
    documents.set(COLLECTION_DOCUMENT, shared({ ...collection, symbol: template.symbol }, media))
  }
  return {
    type: sources.type,
    items: items.length,
    files: inspected.files,
    documents,
    previewPixels,
    traits: sources.traits,
    holes: assembled.holes,
    problems,
    warnings: [
      ...sources.warnings,
      ...inspected.warnings,
      ...twinWarnings(findTwins(items)),
      ...copyWarnings(items, byName),
    ],
  }
}

/** Adds the trait list's name to a row's problem. */
function inList(problem: InputProblem, traits: string | undefined): InputProblem {
  if (problem.line === undefined || traits === undefined) return problem
  return { ...problem, file: basename(traits) }
}

/** Assembles an edition's one item. */
function assembleEdition(file: string, cover: string | undefined) {
  const none = { items: [], collection: undefined, holes: [] }
  const refused = (code: string, message: string) => ({
    ...none,
    problems: [{ path: '', code, message, file }],
  })
  const category = mediaTypeOf(file)?.category
  if (category === undefined) {
    return refused('FILE_TYPE_UNKNOWN', 'Not a picture, video, audio or 3D model')
  }
  const item = { number: 1, row: undefined }
  if (category === 'image') {
    return { ...none, items: [{ ...item, image: file, animation: undefined }], problems: [] }
  }
  if (cover === undefined || mediaTypeOf(cover)?.category !== 'image') {
    return refused('PICTURE_MISSING', 'It needs a picture to show beside it: give a cover')
  }
  return { ...none, items: [{ ...item, image: basename(cover), animation: file }], problems: [] }
}

function textProblems({ name }: ItemTemplate, isEdition: boolean): InputProblem[] {
  if (name.trim() === '') {
    return [{ path: 'name', code: 'NAME_EMPTY', message: 'The name of items is empty' }]
  }
  if (!isEdition || !name.includes('{}')) return []
  const message =
    'The items of an edition share one document, so its name takes no {}: the name on chain has the number'
  return [{ path: 'name', code: 'NAME_IS_TEMPLATE', message }]
}

function usedNames(media: readonly AssembledMedia[]): readonly string[] {
  return [
    ...new Set(media.flatMap(({ image, animation }) => (animation ? [image, animation] : [image]))),
  ]
}

function twinWarnings(groups: readonly (readonly number[])[]): InputProblem[] {
  return groups.map((numbers) => ({
    path: `items ${numbers.join(', ')}`,
    code: 'TRAITS_TWINS',
    message: 'They have the same traits',
  }))
}

function copyWarnings(
  items: readonly (AssembledMedia & { readonly number: number })[],
  byName: ReadonlyMap<string, PlannedFile>,
): InputProblem[] {
  // An unreadable picture has no file, and its own problem.
  const readable = items.filter(({ image, animation }) =>
    [image, animation ?? image].every((name) => byName.has(name)),
  )
  const keys = readable.map(({ number, image, animation }) => ({
    number,
    key: [image, animation].map((name) => name && byName.get(name)?.content.cid).join(),
  }))
  return sameBy(keys).map((numbers) => ({
    path: `items ${numbers.join(', ')}`,
    code: 'FILES_TWINS',
    message: 'Their files have the same content',
  }))
}
