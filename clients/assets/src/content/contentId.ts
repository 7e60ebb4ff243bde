import * as UnixFS from '@ipld/unixfs'
import { withMaxChunkSize } from '@ipld/unixfs/file/chunker/fixed'
import { withWidth } from '@ipld/unixfs/file/layout/balanced'
import { CID } from 'multiformats/cid'
import * as raw from 'multiformats/codecs/raw'

/** Content as bytes, or as chunks in order. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>

/** IPFS content id of a file or folder. Every storage names content by it. */
export interface ContentId {
  /** CID version 1 in base32. */
  readonly cid: string
  /** A file's bytes; for a folder, the bytes in its blocks. */
  readonly bytes: number
  /** Bytes in all blocks, which folders count. */
  readonly dagBytes: number
}

/** A block's CID. Declared here, since the encoder's types do not pass strict checks. */
export interface BlockId {
  readonly bytes: Uint8Array
  /** In base32. */
  toString(): string
}

/** A block of a file or folder. */
export interface ContentBlock {
  readonly cid: BlockId
  readonly bytes: Uint8Array
}

/** A file or folder within a folder. */
export interface FolderEntry {
  readonly name: string
  readonly content: ContentId
}

const MAX_CHUNK_BYTES = 1_048_576
const MAX_LINKS = 1_024
/** Entries above which a folder is sharded, since a block holds at most 1 MiB. */
const MAX_PLAIN_ENTRIES = 1_000

/** Layout used by ipfs-car and most pinning services: 1 MiB chunks, raw leaves. */
const SETTINGS = UnixFS.configure({
  fileChunkEncoder: raw,
  smallFileEncoder: raw,
  chunker: withMaxChunkSize(MAX_CHUNK_BYTES),
  fileLayout: withWidth(MAX_LINKS),
})

/** Called for every block in order; the last one is the root. */
export type VisitBlock = (block: ContentBlock) => Promise<void> | void

/** Computes a file's content id, and visits its blocks. */
export function contentIdOf(content: Content, visit?: VisitBlock): Promise<ContentId> {
  return encode(async (writer) => {
    const file = UnixFS.createFileWriter(writer)
    if (content instanceof Uint8Array) await file.write(content)
    else for await (const part of content) await file.write(part)
    return file.close()
  }, visit)
}

/** Computes a folder's content id from its entries' ids, and visits its own blocks. */
export function folderIdOf(
  entries: readonly FolderEntry[],
  visit?: VisitBlock,
): Promise<ContentId> {
  return encode(async (writer) => {
    const isLarge = entries.length > MAX_PLAIN_ENTRIES
    const folder = isLarge
      ? UnixFS.createShardedDirectoryWriter(writer)
      : UnixFS.createDirectoryWriter(writer)
    // Sorted, so that the same files always have the same id.
    for (const { name, content } of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const { cid, bytes, dagBytes } = content
      folder.set(name, {
        cid: CID.parse<string, Uint8Array, number, number, 1>(cid),
        contentByteLength: bytes,
        dagByteLength: dagBytes,
      })
    }
    return folder.close()
  }, visit)
}

/** Root block. */
interface EncodedRoot {
  readonly cid: BlockId
  readonly dagByteLength: number
  /** Undefined for a folder. */
  readonly contentByteLength?: number
}

async function encode(
  write: (writer: UnixFS.View) => Promise<EncodedRoot>,
  visit: VisitBlock = () => undefined,
): Promise<ContentId> {
  const { readable, writable } = new TransformStream<UnixFS.Block, UnixFS.Block>()
  const blocks = readable.pipeTo(new WritableStream({ write: (block) => visit(block) }))
  const writer = UnixFS.createWriter({ writable, settings: SETTINGS })
  const writing = write(writer).then(async (link) => {
    await writer.close()
    return link
  })
  const [link] = await Promise.all([writing, blocks])
  const { cid, contentByteLength, dagByteLength } = link
  return {
    cid: cid.toString(),
    bytes: contentByteLength ?? dagByteLength,
    dagBytes: dagByteLength,
  }
}
