import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { InputProblem } from '@mintline/core/errors'
import { reading } from '@mintline/core/files'
import { decodeText, guessNote } from '@mintline/core/text'
import {
  notUtf8,
  type ParsedTraits,
  parseTraitsCsv,
  parseTraitsJson,
  type TraitRow,
} from '../traits/index.ts'
import { MANIFEST } from './buildManifest.ts'
import { orUnreadable } from './fileContent.ts'

/** Pictures and traits on disk. */
export interface SourceInput {
  /** A folder with files for items, or one file for an open edition. */
  readonly source: string
  /** CSV or JSON with traits. Default: `traits.csv`, `traits.json`, `metadata.csv` or `metadata.json` in the folder. */
  readonly traits?: string | undefined
}

/** Sources found on disk. */
export interface Sources {
  /** `edition` = one file, whose document all items share. */
  readonly type: 'items' | 'edition'
  /** Absolute path of the folder with the files. */
  readonly folder: string
  /** File names in it. */
  readonly files: readonly string[]
  /** Absolute path; undefined = there is no trait list. */
  readonly traits: string | undefined
  readonly rows: readonly TraitRow[]
  readonly problems: readonly InputProblem[]
  readonly warnings: readonly InputProblem[]
}

const TRAIT_LISTS: ReadonlySet<string> = new Set(
  ['traits', 'metadata'].flatMap((name) => [`${name}.csv`, `${name}.json`]),
)
/** Hidden files, and files that systems leave in folders and archives. */
const IGNORED = /^\.|^(thumbs\.db|desktop\.ini|__macosx)$/i
/** A document beside the picture with the same number, as collection generators write them. */
const OWN_DOCUMENT = /^\d{1,15}\.json$/

/**
 * Reads a folder's file names and its trait list.
 *
 * @throws FILE_NOT_READABLE
 */
export async function readSources({ source, traits }: SourceInput): Promise<Sources> {
  const path = resolve(source)
  if (!(await reading(path, stat(path))).isDirectory()) {
    const files = [basename(path)]
    return {
      type: 'edition',
      folder: dirname(path),
      files,
      traits: undefined,
      rows: [],
      problems: [],
      warnings: [],
    }
  }
  const problems: InputProblem[] = []
  const found = await reading(path, readdir(path, { withFileTypes: true }))
  const entries = found.filter(({ name }) => !IGNORED.test(name))
  for (const entry of entries) {
    if (!entry.isDirectory()) continue
    const message = 'Subfolders are not read: move its files, or the folder'
    problems.push({ path: '', code: 'FOLDER_WITHIN', message, file: entry.name })
  }
  const names = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  const lists = names.filter((name) => TRAIT_LISTS.has(name.toLowerCase()))
  const own = names.filter((name) => OWN_DOCUMENT.test(name))
  const taken = new Set([...lists, ...own, ...(traits === undefined ? [] : [basename(traits)])])
  const files = names.filter((name) => name !== MANIFEST && !taken.has(name))
  const list = traits === undefined ? lists[0] && join(path, lists[0]) : resolve(traits)
  for (const other of traits === undefined ? lists.slice(1) : []) {
    const message = `There is another trait list, ${lists[0]}: keep one of them, or name one`
    problems.push({ path: '', code: 'TRAITS_REPEATED', message, file: other })
  }
  const parsed = list === undefined ? await readOwnDocuments(path, own) : await readList(list)
  problems.push(...parsed.problems)
  const { rows, warnings } = parsed
  return { type: 'items', folder: path, files, traits: list, rows, problems, warnings }
}

/** Trait rows, with problems and warnings. */
interface ReadTraits extends ParsedTraits {
  readonly warnings: readonly InputProblem[]
}

async function readList(path: string): Promise<ReadTraits> {
  const content = await reading(path, readFile(path))
  const file = basename(path)
  if (extname(path).toLowerCase() === '.json') {
    const parsed = parseTraitsJson(content)
    const problems = parsed.problems.map((problem) => ({ ...problem, file }))
    return { ...parsed, problems, warnings: [] }
  }
  const decoded = decodeText(content)
  const parsed = parseTraitsCsv(decoded.text)
  const note = guessNote(decoded)
  const { line } = decoded.guessed ?? {}
  return {
    rows: parsed.rows,
    problems: parsed.problems.map((problem) => ({ ...problem, file })),
    warnings:
      note === undefined ? [] : [{ path: '', code: 'TRAITS_NOT_UTF8', message: note, line, file }],
  }
}

/** Reads documents beside the pictures as rows. One that is not JSON is a problem of its own. */
async function readOwnDocuments(folder: string, names: readonly string[]): Promise<ReadTraits> {
  const rows: TraitRow[] = []
  const problems: InputProblem[] = []
  for (const name of names) {
    const file = join(folder, name)
    const read = await orUnreadable(name, reading(file, readFile(file)))
    if ('problem' in read) {
      problems.push(read.problem)
      continue
    }
    const { text, guessed } = decodeText(read.value)
    if (guessed) {
      problems.push({ ...notUtf8(guessed), file: name })
      continue
    }
    const number = name.slice(0, -'.json'.length)
    const parsed = parseTraitsJson(new TextEncoder().encode(`{"${number}":${text}}`))
    rows.push(...parsed.rows)
    for (const problem of parsed.problems) {
      const { code, path } = problem
      const at = path.replace(/^\d+\.?/, '')
      const isNoObject = code === 'TRAITS_NOT_JSON'
      const message = isNoObject ? 'The document is not a JSON object' : problem.message
      problems.push({ ...problem, path: at, message, file: name })
    }
  }
  return { rows, problems, warnings: [] }
}
