import { createHash } from 'node:crypto'
import type { App, AppAnswer } from './app.ts'
import { ed25519Key, type Path, readPath } from './keys.ts'

const GET_KEY = 0x05
const SIGN = 0x06
const MORE = 0x80
/** Chunks that a Nano S has room for. */
const MAX_CHUNKS = 7

const UNKNOWN_COMMAND = 0x6d00
const WRONG_CHUNK = 0x6a86
const WRONG_PATH = 0xb006
const TOO_LONG = 0xb004
const NOT_PARSED = 0xb005

const PREFIX = createHash('sha3-256').update('APTOS::RawTransaction').digest()

/** Ledger's Aptos app. */
export function aptosApp(): App {
  let path: Path | undefined
  let chunks: Buffer[] = []
  return {
    cla: 0x5b,
    answer: (state, { ins, p1, p2, data }): AppAnswer => {
      if (ins === GET_KEY) {
        const { publicKey } = ed25519Key(state.phrase, readPath(data))
        const chainCode = Buffer.alloc(32)
        return {
          data: Buffer.concat([Buffer.of(33, 4), publicKey, Buffer.of(32), chainCode]),
        }
      }
      if (ins !== SIGN) return { status: UNKNOWN_COMMAND }
      if (p1 === 0) {
        path = readPath(data)
        chunks = []
        return /^44'\/637'(\/\d+'){3}$/.test(path.text)
          ? { data: Buffer.alloc(0) }
          : { status: WRONG_PATH }
      }
      if (!path || p1 !== chunks.length + 1) return { status: WRONG_CHUNK }
      if (p1 > MAX_CHUNKS) return { status: TOO_LONG }
      chunks.push(data)
      if ((p2 & MORE) !== 0) return { data: Buffer.alloc(0) }
      const message = Buffer.concat(chunks)
      if (!message.subarray(0, 32).equals(PREFIX)) return { status: NOT_PARSED }
      const key = ed25519Key(state.phrase, path)
      const bytes = message.toString('hex')
      return {
        shown: { path: path.text, what: 'transaction', bytes, chunks: chunks.length },
        sign: () => Buffer.concat([Buffer.of(64), key.sign(message)]),
      }
    },
  }
}
