import { ServerError } from '../errors/serverError.ts'
import type { ArchiveOptions, Counts } from './exportArchive.ts'
import { FORMAT } from './linesIn.ts'
import { type ArchiveHeader, parseLine } from './parseLine.ts'
import type { ImportServices, RecordKind } from './recordKind.ts'

/** Result of an import. */
export interface Imported {
  readonly header: ArchiveHeader
  readonly counts: Counts
}

/**
 * Imports an export, and writes records that are missing. Records before a faulty line are written; importing the same
 * export again resumes from there.
 *
 * @throws `EXPORT_LINE_INVALID`, `EXPORT_NEWER`, `EXPORT_CUT_SHORT` if the last line is missing
 */
export async function importArchive(
  services: ImportServices,
  lines: AsyncIterable<string>,
  { signal, onProgress = () => undefined }: ArchiveOptions = {},
): Promise<Imported> {
  const batch = new Batch(services, onProgress)
  let header: ArchiveHeader | undefined
  let number = 0
  let isOver = false
  try {
    for await (const text of lines) {
      signal?.throwIfAborted()
      number += 1
      const fault = (reason: string) =>
        new ServerError('EXPORT_LINE_INVALID', { line: number, reason })
      if (isOver) throw fault('it stands behind the last line of the export')
      const line = parseLine(text, number, services)
      if ('header' in line) {
        if (number > 1) throw fault('header: it is not the first line')
        header = supported(line.header)
        continue
      }
      if (header === undefined) throw fault('it must be the header of an export')
      if ('kind' in line) {
        await batch.add(line.kind, line.parsed)
        continue
      }
      const read = number - 2
      if (line.end.lines !== read) {
        throw fault(`end.lines must be ${read}, the number of records before it`)
      }
      isOver = true
    }
  } finally {
    await batch.write()
  }
  if (header === undefined || !isOver) throw new ServerError('EXPORT_CUT_SHORT', { lines: number })
  return { header, counts: batch.counts }
}

function supported(header: ArchiveHeader): ArchiveHeader {
  if (header.format <= FORMAT) return header
  throw new ServerError('EXPORT_NEWER', { found: header.format, known: FORMAT })
}

/** Records of one kind, written together. */
class Batch {
  readonly #services: ImportServices
  readonly #onProgress: (records: number) => void
  readonly counts: Record<string, number> = {}
  #kind: RecordKind | undefined
  #parsed: never[] = []
  #total = 0

  constructor(services: ImportServices, onProgress: (records: number) => void) {
    this.#services = services
    this.#onProgress = onProgress
  }

  async add(kind: RecordKind, parsed: never): Promise<void> {
    if (kind !== this.#kind) await this.write()
    this.#kind = kind
    this.#parsed.push(parsed)
    if (this.#parsed.length >= kind.batch) await this.write()
  }

  async write(): Promise<void> {
    const [kind, parsed] = [this.#kind, this.#parsed]
    this.#parsed = []
    if (kind === undefined || parsed.length === 0) return
    await kind.write(this.#services, parsed)
    this.counts[kind.name] = (this.counts[kind.name] ?? 0) + parsed.length
    this.#total += parsed.length
    this.#onProgress(this.#total)
  }
}
