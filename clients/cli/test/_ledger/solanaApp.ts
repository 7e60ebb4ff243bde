import type { App, AppAnswer } from './app.ts'
import { ed25519Key, readPath } from './keys.ts'

const GET_SETTINGS = 0x04
const GET_KEY = 0x05
const SIGN = 0x06
const EXTEND = 0x01
const MORE = 0x02

const UNKNOWN_COMMAND = 0x6d00
const INVALID_MESSAGE = 0x6a80
const BLIND_SIGNING_NEEDED = 0x6808

/** Programs that the app can show: the system's and the compute budget's. */
const KNOWN = ['00'.repeat(32), '0306466fe5211732ffecadba72c39be7bc8ce5bbc5f7126b2c439b3a40000000']

/** Ledger's Solana app. */
export function solanaApp(): App {
  let chunks: Buffer[] = []
  return {
    cla: 0xe0,
    answer: (state, { ins, p2, data }): AppAnswer => {
      if (ins === GET_SETTINGS) return { data: Buffer.of(Number(state.signsBlindly), 0, 1, 5, 0) }
      if (ins === GET_KEY) return { data: ed25519Key(state.phrase, readPath(data)).publicKey }
      if (ins !== SIGN) return { status: UNKNOWN_COMMAND }
      chunks = (p2 & EXTEND) === 0 ? [data] : [...chunks, data]
      if ((p2 & MORE) !== 0) return { data: Buffer.alloc(0) }
      const all = Buffer.concat(chunks)
      // One signer.
      if (all[0] !== 1) return { status: INVALID_MESSAGE }
      const path = readPath(all.subarray(1))
      const key = ed25519Key(state.phrase, path)
      const { signers, programs } = readMessage(path.rest)
      if (!signers.includes(key.publicKey.toString('hex'))) return { status: INVALID_MESSAGE }
      const isKnown = programs.every((program) => KNOWN.includes(program))
      if (!isKnown && !state.signsBlindly) return { status: BLIND_SIGNING_NEEDED }
      const { text, rest: message } = path
      const bytes = message.toString('hex')
      return {
        shown: { path: text, what: 'transaction', bytes, chunks: chunks.length },
        sign: () => key.sign(message),
      }
    },
  }
}

/** Reads a legacy or versioned message's signers and programs, in hex. */
function readMessage(message: Buffer): { signers: string[]; programs: string[] } {
  let offset = 0
  const byte = () => message.readUInt8(offset++)
  const length = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const next = byte()
      value |= (next & 0x7f) << shift
      if ((next & 0x80) === 0) return value
    }
  }
  const skip = () => {
    const count = length()
    offset += count
  }
  const isVersioned = ((message[0] ?? 0) & 0x80) !== 0
  if (isVersioned) offset += 1
  const signerCount = byte()
  offset += 2
  const keys = Array.from({ length: length() }, () => {
    offset += 32
    return message.subarray(offset - 32, offset).toString('hex')
  })
  offset += 32
  const programs = Array.from({ length: length() }, () => {
    const program = byte()
    skip()
    skip()
    return keys[program] ?? 'looked up'
  })
  if (isVersioned) {
    for (let tables = length(); tables > 0; tables -= 1) {
      offset += 32
      skip()
      skip()
    }
  }
  if (offset !== message.length) throw new Error('The message ends elsewhere.')
  return { signers: keys.slice(0, signerCount), programs }
}
