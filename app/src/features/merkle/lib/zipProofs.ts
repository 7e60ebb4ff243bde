import { systemClock } from '@mintline/core'
import type { BuiltMerkleList } from '@mintline/solana'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { CallOptions } from '#shared/lib/workerCalls.ts'
import { manifestFile, type ProofFile, proofFile } from './proofFiles.ts'
import type { ZipPart } from './zipParts.ts'

const FILES_PER_TURN = 256
/** Bytes collected before they are passed to the browser, which may store them on disk. */
const CHUNK = 8 * 1024 * 1024
/** Fixed, so that the same list always gives the same archive. */
const MADE = '1980-01-01T00:00:00'

/** Writes the proofs for a part of a list as an archive, which is never in memory as a whole. */
export async function zipProofs(
  list: BuiltMerkleList,
  { from, until, isLast }: ZipPart,
  { onProgress, signal }: CallOptions = {},
): Promise<Blob> {
  const archive = new GrowingArchive()
  for (let position = from; position < until; position += 1) {
    const document = list.documentAt(position)
    if (document) archive.add(proofFile(document))
    const done = position + 1 - from
    if (done % FILES_PER_TURN > 0 && position + 1 < until) continue
    onProgress?.({ done, total: until - from })
    await systemClock.sleep(0, signal)
    signal?.throwIfAborted()
  }
  if (isLast) archive.add(manifestFile(list, true))
  return archive.end()
}

/** An archive under construction, whose finished parts are passed to the browser. */
class GrowingArchive {
  private readonly zip: Zip
  private blob = new Blob([], { type: 'application/zip' })
  private waiting: Uint8Array<ArrayBuffer>[] = []
  private waitingBytes = 0

  constructor() {
    this.zip = new Zip((error, chunk) => {
      if (error) throw error
      this.take(chunk)
    })
  }

  add({ name, text }: ProofFile): void {
    const entry = new ZipDeflate(name)
    entry.mtime = MADE
    this.zip.add(entry)
    entry.push(strToU8(text), true)
  }

  end(): Blob {
    this.zip.end()
    this.flush()
    return this.blob
  }

  private take(chunk: Uint8Array): void {
    this.waiting.push(new Uint8Array(chunk))
    this.waitingBytes += chunk.length
    if (this.waitingBytes >= CHUNK) this.flush()
  }

  private flush(): void {
    this.blob = new Blob([this.blob, ...this.waiting], { type: 'application/zip' })
    this.waiting = []
    this.waitingBytes = 0
  }
}
