import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  pbkdf2Sync,
  sign,
} from 'node:crypto'

const HARDENED = 0x80000000

/** A derivation path as apps receive it. */
export interface Path {
  readonly numbers: readonly number[]
  /** `44'/501'/0'` */
  readonly text: string
  /** Bytes after it. */
  readonly rest: Buffer
}

/** Reads a derivation path: its length, then numbers of four bytes, the highest first. */
export function readPath(data: Buffer): Path {
  const length = data[0] ?? 0
  const numbers = Array.from({ length }, (_, index) => data.readUInt32BE(1 + index * 4))
  const text = numbers
    .map((number) => (number >= HARDENED ? `${number - HARDENED}'` : `${number}`))
    .join('/')
  return { numbers, text, rest: data.subarray(1 + length * 4) }
}

/** Returns a recovery phrase's seed (BIP-39). */
export function seedOf(phrase: string): Buffer {
  return pbkdf2Sync(phrase, 'mnemonic', 2048, 64, 'sha512')
}

/** In PKCS #8, precedes the 32 bytes of an Ed25519 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Derives an Ed25519 key (SLIP-0010), for which every number is hardened. */
export function ed25519Key(phrase: string, { numbers }: Path) {
  let node = hmac('ed25519 seed', seedOf(phrase))
  for (const number of numbers) {
    if (number < HARDENED) throw new Error('Ed25519 has no keys at numbers that are not hardened.')
    const index = Buffer.alloc(4)
    index.writeUInt32BE(number)
    node = hmac(node.subarray(32), Buffer.concat([Buffer.of(0), node.subarray(0, 32), index]))
  }
  const der = Buffer.concat([PKCS8, node.subarray(0, 32)])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { publicKey: publicKeyOf(key), sign: (bytes: Buffer) => sign(null, bytes, key) }
}

function publicKeyOf(key: KeyObject): Buffer {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
}

function hmac(key: string | Buffer, data: Buffer): Buffer {
  return createHmac('sha512', key).update(data).digest()
}
