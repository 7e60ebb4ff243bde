import { basename, join } from 'node:path'
import { type InputProblem, inParallel } from '@mintline/core'
import type { ContentId } from '../content/index.ts'
import {
  DEFAULT_PREVIEW_PIXELS,
  type DocumentTexts,
  editionDocument,
  type MetadataDocument,
  mediaTypeOf,
  needsPreview,
  previewName,
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
import { contentIdOfFile } from './fileContent.ts'
import { inspectPicture } from './pictures.ts'
import { readSources, type SourceInput } from './readSources.ts'

/** Document of an open edition. */
export const EDITION_DOCUMENT = 'edition.json'
/** Document of the collection. */
export const COLLECTION_DOCUMENT = 'collection.json'

/** Pictures, traits and texts. */
export interface BuildInput extends SourceInput {
  /** Texts of items, or of the one document of an edition, which takes no `{}`. */
  readonly template: ItemTemplate
  /** Texts of the collection. Default: it gets no document. */
  readonly collection?: Omit<ItemTemplate, 'symbol'> | undefined
  /** Path of the picture of an edition that is a video, an audio or a 3D model. */
  readonly cover?: string | undefined
  /** Number that the first item has in names of files and in the list: 0 or 1. Default: 1. */
  readonly first?: number | undefined
  /** Number of items. Default: the highest number. */
  readonly supply?: number | undefined
  /** Greatest width and height of pictures without a preview; 0 = no previews. Default: 1,024. */
  readonly previewPixels?: number | undefined
}

/** Options for long work on files. */
export interface WorkOptions {
  readonly signal?: AbortSignal | undefined
  /** Called after each file. */
  readonly onProgress?: ((progress: WorkProgress) => void) | undefined
}

/** Progress in files. */
export interface WorkProgress {
  readonly done: number
  readonly total: number
}

/** A file of a build, from a path. */
export interface PlannedFile {
  readonly name: string
  /** Absolute path. */
  readonly from: string
  readonly content: ContentId
  /** Name of its preview; undefined = it needs none. */
  readonly preview: string | undefined
}

/** A build before anything is written. */
export interface BuildPlan {
  readonly type: 'items' | 'edition'
  /** Number of items; 1 for an edition. */
  readonly items: number
  readonly files: readonly PlannedFile[]
  /** Documents by name, that of the collection last. */
  readonly documents: ReadonlyMap<string, MetadataDocument>
  /** Greatest width and height of previews; 0 = none. */
  readonly previewPixels: number
  /** Path of the list of traits; undefined = there is none. */
  readonly traits: string | undefined
  /** Numbers without a file. */
  readonly holes: readonly NumberRange[]
  /** Everything that has to be mended. */
  readonly problems: readonly InputProblem[]
  /** Duplicates, which may be intended, and guesses. */
  readonly warnings: readonly InputProblem[]
}

/** Files that are read at the same time. */
const CONCURRENCY = 4

/**
 * Reads pictures and traits, and says what a build of them would have, with all problems. Writes nothing.
 *
 * @throws FILE_NOT_READABLE, or the reason of the signal.
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
  const inspected = await inspectAll(used, { pathOf, previewPixels, ...options })
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
      ...twinWarnings(findTwins(items)),
      ...copyWarnings(items, byName),
    ],
  }
}

/** The problem of a picture that cannot be decoded. */
export function pictureBroken(file: string): InputProblem {
  const message =
    'It is not a picture that can be read: it is damaged, or of another kind than its name says'
  return { path: '', code: 'PICTURE_BROKEN', message, file }
}

/** A problem of a row, with the name of its list. */
function inList(problem: InputProblem, traits: string | undefined): InputProblem {
  if (problem.line === undefined || traits === undefined) return problem
  return { ...problem, file: basename(traits) }
}

/** The one item of an edition. */
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
    return refused('PICTURE_MISSING', 'It needs a picture to be shown beside it: give a cover')
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

interface InspectOptions extends WorkOptions {
  readonly pathOf: (name: string) => string
  readonly previewPixels: number
}

async function inspectAll(
  names: readonly string[],
  { pathOf, previewPixels, signal, onProgress }: InspectOptions,
): Promise<{ readonly files: readonly PlannedFile[]; readonly problems: readonly InputProblem[] }> {
  const problems: InputProblem[] = []
  const taken = new Set(names)
  let done = 0
  const inspect = async (name: string): Promise<PlannedFile> => {
    const from = pathOf(name)
    const content = await contentIdOfFile(from)
    let preview: string | undefined
    if (mediaTypeOf(name)?.category === 'image') {
      try {
        const facts = await inspectPicture(from)
        if (previewPixels > 0 && needsPreview(facts, previewPixels)) preview = previewName(name)
      } catch {
        problems.push(pictureBroken(name))
      }
    }
    if (content.bytes === 0) {
      problems.push({ path: '', code: 'FILE_EMPTY', message: 'The file is empty', file: name })
    }
    if (preview !== undefined && taken.has(preview)) {
      const message = `Its preview would be named ${preview}, as another file is: rename that one`
      problems.push({ path: '', code: 'PREVIEW_NAME_TAKEN', message, file: name })
    }
    done += 1
    onProgress?.({ done, total: names.length })
    return { name, from, content, preview }
  }
  const files = await inParallel(names, inspect, { concurrency: CONCURRENCY, signal })
  return { files, problems }
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
  const keys = items.map(({ number, image, animation }) => ({
    number,
    key: [image, animation].map((name) => name && byName.get(name)?.content.cid).join(),
  }))
  return sameBy(keys).map((numbers) => ({
    path: `items ${numbers.join(', ')}`,
    code: 'FILES_TWINS',
    message: 'Their files have the same content',
  }))
}
