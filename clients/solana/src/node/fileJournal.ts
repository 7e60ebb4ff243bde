import { chmod, type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AllowlistJournal, JournalRecord, JournalScope } from '../allowlist/journal.ts'
import { AllowlistError } from '../errors/allowlistError.ts'
import {
  type JournalContent,
  type JournalHeader,
  journalLines,
  parseJournal,
} from './journalLines.ts'
import { type JournalLock, type JournalWait, lockJournal } from './lockJournal.ts'

/** Default folder of journals. */
export const JOURNAL_FOLDER = join('.mintline', 'allowlist')

/** Readable and writable by its owner only. */
const FILE_MODE = 0o600
const FOLDER_MODE = 0o700

/** Scope and folder of a journal. */
export interface FileJournalOptions extends JournalScope {
  /** Default: `.mintline/allowlist` in the working directory. */
  readonly folder?: string
  /** Wait while another process has it open. Default: throw JOURNAL_IN_USE. */
  readonly wait?: JournalWait | undefined
}

/** Path of the journal of a list: `<folder>/<genesis hash>/<deployment>/phase-<index>.jsonl`. */
export function journalPath({
  folder = JOURNAL_FOLDER,
  genesisHash,
  deployment,
  phaseIndex,
}: Omit<FileJournalOptions, 'wait'>): string {
  return join(folder, genesisHash, deployment, `phase-${phaseIndex}.jsonl`)
}

/**
 * Opens the journal of a list, and locks out other processes until it is closed. Records are on disk once `append`
 * resolves; those appended at the same time share one write.
 *
 * @throws JOURNAL_IN_USE where another process has it open, or the reason of the signal of the wait.
 * @throws JOURNAL_OF_ANOTHER_LIST where the file was copied from elsewhere, JOURNAL_DAMAGED for invalid lines. A last
 * line cut off by a crash is dropped.
 */
export async function openFileJournal(options: FileJournalOptions): Promise<AllowlistJournal> {
  const { genesisHash, deployment, phaseIndex } = options
  const path = journalPath(options)
  await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE })
  // Created first, since only existing files can be locked.
  const file = await open(path, 'a+', FILE_MODE)
  try {
    await chmod(path, FILE_MODE)
    const lock = await lockJournal(path, options.wait)
    try {
      const scope = { genesisHash, deployment, phaseIndex }
      const journal = new FileJournal({ path, file, lock, scope })
      await journal.recover()
      return journal
    } catch (error) {
      await lock.release()
      throw error
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

interface OpenFile {
  readonly path: string
  readonly file: FileHandle
  readonly lock: JournalLock
  readonly scope: JournalScope
}

class FileJournal implements AllowlistJournal {
  readonly scope: JournalScope
  private readonly path: string
  private readonly file: FileHandle
  private readonly lock: JournalLock
  /** Records for the next write. */
  private waiting: JournalRecord[] = []
  private nextWrite: Promise<void> | undefined
  private lastWrite: Promise<void> = Promise.resolve()

  constructor({ path, file, lock, scope }: OpenFile) {
    this.path = path
    this.file = file
    this.lock = lock
    this.scope = scope
  }

  /** Checks the scope of the file, drops a line that was cut off, and writes the header of a new file. */
  async recover(): Promise<void> {
    const { header, wholeBytes } = await this.read()
    await this.file.truncate(wholeBytes)
    if (header === undefined) return this.clear()
    const { genesisHash, deployment, phaseIndex } = this.scope
    const isOwn =
      header.genesisHash === genesisHash &&
      header.deployment === deployment &&
      header.phaseIndex === phaseIndex
    if (isOwn) return
    throw new AllowlistError('JOURNAL_OF_ANOTHER_LIST', { expected: this.scope, actual: header })
  }

  async load(): Promise<readonly JournalRecord[]> {
    await this.lastWrite
    return (await this.read()).records
  }

  append(records: readonly JournalRecord[]): Promise<void> {
    if (records.length === 0) return Promise.resolve()
    this.waiting.push(...records)
    this.nextWrite ??= this.writeAfter(this.lastWrite)
    return this.nextWrite
  }

  async clear(): Promise<void> {
    await this.lastWrite
    this.assertOwn()
    const header: JournalHeader = { kind: 'journal', version: 1, ...this.scope }
    await this.file.truncate(0)
    await this.file.appendFile(journalLines([header]))
    await this.file.sync()
    await syncFolder(dirname(this.path))
  }

  async close(): Promise<void> {
    await this.lastWrite.catch(() => undefined)
    await this.file.close()
    await this.lock.release()
  }

  /** Another process may write by now, so nothing may be sent that only this one knows. */
  private assertOwn(): void {
    if (this.lock.isLost()) {
      throw new AllowlistError('JOURNAL_IN_USE', { path: this.path, holder: undefined })
    }
  }

  private writeAfter(previous: Promise<void>): Promise<void> {
    const write = previous.then(async () => {
      const records = this.waiting
      this.waiting = []
      this.nextWrite = undefined
      this.assertOwn()
      await this.file.appendFile(journalLines(records))
      await this.file.datasync()
    })
    this.lastWrite = write
    return write
  }

  private async read(): Promise<JournalContent> {
    const bytes = await readWhole(this.file)
    const content = parseJournal(bytes)
    if (!('brokenLine' in content)) return content
    throw new AllowlistError('JOURNAL_DAMAGED', { path: this.path, line: content.brokenLine })
  }
}

/** The whole file, whatever the present position. */
async function readWhole(file: FileHandle): Promise<Uint8Array> {
  const { size } = await file.stat()
  const bytes = new Uint8Array(size)
  const { bytesRead } = await file.read(bytes, 0, size, 0)
  return bytes.subarray(0, bytesRead)
}

/** Makes the name of a new file as durable as its content. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
