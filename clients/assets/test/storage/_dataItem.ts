import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { ItemTag } from '../../src/storage/irys/index.ts'

/** Ed25519 signatures over the hash's hex text, as Solana wallets sign. */
const SIGNATURE_TYPE = 4
const SIGNATURE_BYTES = 64
const KEY_BYTES = 32
const PRESENT = 1
/** DER headers for raw Ed25519 keys. */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

/** A verified ANS-104 data item. */
export interface VerifiedItem {
  /** SHA-256 of the signature. */
  readonly id: Uint8Array
  readonly owner: Uint8Array
  readonly anchor: string
  readonly tags: ReadonlyMap<string, string>
  readonly data: Uint8Array
}

/** Content to sign. */
export interface ItemContent {
  readonly data: Uint8Array
  readonly tags: readonly ItemTag[]
  readonly anchor: string
}

/** Creates and signs a data item without a target. */
export function signItem(seed: Uint8Array, { data, tags, anchor }: ItemContent): Uint8Array {
  const key = createPrivateKey({
    key: Buffer.concat([PRIVATE_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const owner = createPublicKey(key)
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC_HEAD.length)
  const rawTags = encodeTags(tags)
  const signature = sign(null, messageOf({ owner, anchor, rawTags, data }), key)
  return Buffer.concat([
    Uint8Array.of(SIGNATURE_TYPE, 0),
    signature,
    owner,
    Uint8Array.of(0, PRESENT),
    Buffer.from(anchor),
    eightBytes(tags.length),
    eightBytes(rawTags.length),
    rawTags,
    data,
  ])
}

/** Reads a data item, and checks its signature. @throws A node's message for an invalid one */
export function readItem(raw: Uint8Array): VerifiedItem {
  const bytes = Buffer.from(raw)
  let position = 0
  const take = (length: number) => {
    if (position + length > bytes.length) throw new Error('Data item is cut off')
    position += length
    return bytes.subarray(position - length, position)
  }
  if (take(2).readUInt16LE() !== SIGNATURE_TYPE) throw new Error('Unknown signature type')
  const signature = take(SIGNATURE_BYTES)
  const owner = take(KEY_BYTES)
  if (take(1)[0] === PRESENT) throw new Error('A target is not expected')
  const anchor = take(1)[0] === PRESENT ? take(KEY_BYTES).toString() : ''
  const count = Number(take(8).readBigUInt64LE())
  const rawTags = take(Number(take(8).readBigUInt64LE()))
  const tags = decodeTags(rawTags)
  if (tags.size !== count) throw new Error('Number of tags is wrong')
  const data = bytes.subarray(position)
  const key = createPublicKey({
    key: Buffer.concat([PUBLIC_HEAD, owner]),
    format: 'der',
    type: 'spki',
  })
  if (!verify(null, messageOf({ owner, anchor, rawTags, data }), key, signature)) {
    throw new Error('Invalid signature')
  }
  return { id: idOf(raw), owner, anchor, tags, data }
}

/** Returns an item's id: its signature's hash. */
export function idOf(raw: Uint8Array): Uint8Array {
  return createHash('sha256')
    .update(raw.subarray(2, 2 + SIGNATURE_BYTES))
    .digest()
}

interface SignedParts {
  readonly owner: Uint8Array
  readonly anchor: string
  readonly rawTags: Uint8Array
  readonly data: Uint8Array
}

/** Returns the bytes to sign. */
function messageOf({ owner, anchor, rawTags, data }: SignedParts): Buffer {
  const parts = ['dataitem', '1', String(SIGNATURE_TYPE)].map((text) => Buffer.from(text))
  const hash = deepHash([...parts, owner, new Uint8Array(), Buffer.from(anchor), rawTags, data])
  return Buffer.from(hash.toString('hex'))
}

/** Hashes a list of bytes. */
function deepHash(list: readonly Uint8Array[]): Buffer {
  let hash = sha384(Buffer.from(`list${list.length}`))
  for (const bytes of list) {
    const tag = sha384(Buffer.from(`blob${bytes.length}`))
    hash = sha384(Buffer.concat([hash, sha384(Buffer.concat([tag, sha384(bytes)]))]))
  }
  return hash
}

function sha384(bytes: Uint8Array): Buffer {
  return createHash('sha384').update(bytes).digest()
}

function eightBytes(number: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(number))
  return bytes
}

/** Encodes tags as an Avro array. */
function encodeTags(tags: readonly ItemTag[]): Buffer {
  if (tags.length === 0) return Buffer.alloc(0)
  const texts = tags.flatMap(({ name, value }) => [name, value])
  const parts = texts.flatMap((text) => [long(Buffer.byteLength(text)), Buffer.from(text)])
  return Buffer.concat([long(tags.length), ...parts, long(0)])
}

function decodeTags(bytes: Buffer): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  let position = 0
  const readLong = () => {
    let value = 0
    let shift = 0
    for (;;) {
      const byte = bytes[position]
      if (byte === undefined) throw new Error('Tags are cut off')
      position += 1
      value |= (byte & 0x7f) << shift
      shift += 7
      if (byte < 0x80) return value >> 1
    }
  }
  const readText = () => {
    const length = readLong()
    position += length
    return bytes.subarray(position - length, position).toString()
  }
  if (bytes.length === 0) return tags
  for (let count = readLong(); count > 0; count = readLong()) {
    for (let index = 0; index < count; index += 1) tags.set(readText(), readText())
  }
  return tags
}

/** Encodes a non-negative number as Avro does. */
function long(number: number): Buffer {
  const bytes: number[] = []
  let rest = number * 2
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80)
    rest >>= 7
  }
  return Buffer.from([...bytes, rest])
}
