import { chmod, type FileHandle, open, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Journal } from '../batches/journal.ts'
import { ListError } from '../batches/listError.ts'
import type { ListScope } from '../errors/listMessages.ts'
import { writing } from './fileErrors.ts'
import type { JournalContent, JournalFormat, JournalHeader } from './journalFormat.ts'
import { type JournalLock, type JournalWait, lockJournal } from './lockJournal.ts'
import { makeFolders } from './makeFolders.ts'
import { syncFolder } from './platform.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './privateFile.ts'

/** A journal file to open. */
export interface JournalFile<Scope, Entry> {
  /** File path, created if missing. */
  readonly path: string
  readonly scope: Scope
  readonly format: JournalFormat<Scope, Entry>
  /** Wait while another process has it open. Default: throw JOURNAL_IN_USE. */
  readonly wait?: JournalWait | undefined
}

/**
 * Opens a list's journal and locks out other processes until it is closed. Once `append` resolves, its records are on
 * disk; concurrent appends share one write. Drops a last line cut off by a crash.
 *
 * @throws JOURNAL_IN_USE if another process has it open, or the wait signal's reason.
 * @throws JOURNAL_OF_ANOTHER_LIST if the file was copied from elsewhere, JOURNAL_DAMAGED for invalid lines.
 * @throws FILE_NOT_WRITABLE, also from `append`, `clear` and `close`.
 */
export function openJournal<Scope extends ListScope, Entry>(
  input: JournalFile<Scope, Entry>,
): Promise<Journal<Scope, Entry>> {
  return writing(input.path, openFile(input))
}

async function openFile<Scope extends ListScope, Entry>({
  path,
  scope,
  format,
  wait,
}: JournalFile<Scope, Entry>): Promise<Journal<Scope, Entry>> {
  makeFolders(dirname(path), PRIVATE_FOLDER)
  // Created first, since only existing files can be locked.
  const file = await open(path, 'a+', PRIVATE_FILE)
  try {
    await chmod(path, PRIVATE_FILE)
    const lock = await lockJournal(path, wait)
    try {
      const journal = new FileJournal({ path, file, lock, scope, format })
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

interface OpenFile<Scope, Entry> extends JournalFile<Scope, Entry> {
  readonly file: FileHandle
  readonly lock: JournalLock
}

class FileJournal<Scope extends ListScope, Entry> implements Journal<Scope, Entry> {
  readonly scope: Scope
  private readonly path: string
  private readonly file: FileHandle
  private readonly lock: JournalLock
  private readonly text: JournalFormat<Scope, Entry>
  /** Records waiting for the next write. */
  private waiting: Entry[] = []
  private nextWrite: Promise<void> | undefined
  private lastWrite: Promise<void> = Promise.resolve()

  constructor({ path, file, lock, scope, format }: OpenFile<Scope, Entry>) {
    this.path = path
    this.file = file
    this.lock = lock
    this.scope = scope
    this.text = format
  }

  /** Checks the file's scope, drops a line that was cut off, and writes a new file's header. */
  async recover(): Promise<void> {
    const { header, wholeBytes } = await this.read()
    await this.cutTo(wholeBytes)
    if (header === undefined) return this.clear()
    if (this.text.isSame(header, this.scope)) return
    throw new ListError('JOURNAL_OF_ANOTHER_LIST', { expected: this.scope, actual: header })
  }

  async load(): Promise<readonly Entry[]> {
    await this.lastWrite
    return (await this.read()).records
  }

  append(records: readonly Entry[]): Promise<void> {
    if (records.length === 0) return Promise.resolve()
    this.waiting.push(...records)
    this.nextWrite ??= this.writeAfter(this.lastWrite)
    return this.nextWrite
  }

  clear(): Promise<void> {
    return writing(this.path, this.writeHeader())
  }

  async close(): Promise<void> {
    await this.lastWrite.catch(() => undefined)
    await writing(
      this.path,
      this.file.close().then(() => this.lock.release()),
    )
  }

  private async writeHeader(): Promise<void> {
    await this.lastWrite
    this.assertOwn()
    const header: JournalHeader<Scope> = { kind: 'journal', version: 1, ...this.scope }
    await this.cutTo(0)
    await this.file.appendFile(this.text.format([header]))
    await this.file.sync()
    syncFolder(dirname(this.path))
  }

  /** By path: Windows refuses to truncate a file that is open for appending. */
  private cutTo(bytes: number): Promise<void> {
    return truncate(this.path, bytes)
  }

  /** Another process may write by now, so nothing may be sent that only this one knows. */
  private assertOwn(): void {
    if (this.lock.isLost()) {
      throw new ListError('JOURNAL_IN_USE', { path: this.path, holder: undefined })
    }
  }

  private writeAfter(previous: Promise<void>): Promise<void> {
    const write = previous.then(async () => {
      const records = this.waiting
      this.waiting = []
      this.nextWrite = undefined
      this.assertOwn()
      await this.file.appendFile(this.text.format(records))
      await this.file.datasync()
    })
    this.lastWrite = writing(this.path, write)
    return this.lastWrite
  }

  private async read(): Promise<JournalContent<Scope, Entry>> {
    const bytes = await readWhole(this.file)
    const content = this.text.parse(bytes)
    if (!('brokenLine' in content)) return content
    throw new ListError('JOURNAL_DAMAGED', { path: this.path, line: content.brokenLine })
  }
}

/** Reads the whole file, whatever the current position. */
async function readWhole(file: FileHandle): Promise<Uint8Array> {
  const { size } = await file.stat()
  const bytes = new Uint8Array(size)
  const { bytesRead } = await file.read(bytes, 0, size, 0)
  return bytes.subarray(0, bytesRead)
}
