import * as UnixFS from '@ipld/unixfs'
import { withMaxChunkSize } from '@ipld/unixfs/file/chunker/fixed'
import { withWidth } from '@ipld/unixfs/file/layout/balanced'
import { CID } from 'multiformats/cid'
import * as raw from 'multiformats/codecs/raw'

/** Content as bytes, or as parts of them in order. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>

/** Content id of a file or folder on IPFS, by which every storage names it. */
export interface ContentId {
  /** CID, version 1, in base 32. */
  readonly cid: string
  /** Bytes of the file; of a folder, those of its blocks. */
  readonly bytes: number
  /** Bytes of all blocks, which folders count. */
  readonly dagBytes: number
}

/** The CID of a block. Declared here, since the types of the encoder do not pass strict checks. */
export interface BlockId {
  readonly bytes: Uint8Array
  /** In base 32. */
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
/** Entries above which a folder is spread over several blocks, as a block holds at most 1 MiB. */
const MAX_PLAIN_ENTRIES = 1_000

/** Layout of ipfs-car and most pinning services: chunks of 1 MiB, raw leaves. */
const SETTINGS = UnixFS.configure({
  fileChunkEncoder: raw,
  smallFileEncoder: raw,
  chunker: withMaxChunkSize(MAX_CHUNK_BYTES),
  fileLayout: withWidth(MAX_LINKS),
})

/** Called for every block, in order; the last one is the root. */
export type VisitBlock = (block: ContentBlock) => Promise<void> | void

/** Finds the content id of a file, and visits its blocks. */
export function contentIdOf(content: Content, visit?: VisitBlock): Promise<ContentId> {
  return encode(async (writer) => {
    const file = UnixFS.createFileWriter(writer)
    if (content instanceof Uint8Array) await file.write(content)
    else for await (const part of content) await file.write(part)
    return file.close()
  }, visit)
}

/** Finds the content id of a folder of known content, and visits its own blocks. */
export function folderIdOf(
  entries: readonly FolderEntry[],
  visit?: VisitBlock,
): Promise<ContentId> {
  return encode(async (writer) => {
    const isLarge = entries.length > MAX_PLAIN_ENTRIES
    const folder = isLarge
      ? UnixFS.createShardedDirectoryWriter(writer)
      : UnixFS.createDirectoryWriter(writer)
    // In one order, so that the same files always have the same id.
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

/** Root of a file or folder. */
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
