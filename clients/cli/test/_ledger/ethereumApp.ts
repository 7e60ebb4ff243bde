import { concatHex, fromRlp, type Hex, hexToNumber, keccak256, toHex } from 'viem'
import { HDKey, privateKeyToAddress, sign } from 'viem/accounts'
import type { App, AppAnswer, DeviceState, Shown } from './app.ts'
import { readPath, seedOf } from './keys.ts'

const GET_ADDRESS = 0x02
const SIGN_TRANSACTION = 0x04
const SIGN_MESSAGE = 0x08
const SIGN_TYPED_DATA = 0x0c
const FOLLOWING = 0x80

const UNKNOWN_COMMAND = 0x6d00
const BLIND_SIGNING_NEEDED = 0x6a80

/** What is to be signed, once all chunks are there. */
interface Request {
  readonly what: Shown['what']
  readonly hash: Hex
  readonly bytes: string
  readonly isOpaque: boolean
  /** Returns the answer's first byte. */
  v(parity: number): number
}

/** Ledger's Ethereum app. */
export function ethereumApp(): App {
  let chunks: Buffer[] = []
  return {
    cla: 0xe0,
    answer: (state, { ins, p1, data }): AppAnswer => {
      if (ins === GET_ADDRESS) return { data: addressAnswer(state, data) }
      const read = READERS[ins]
      if (!read) return { status: UNKNOWN_COMMAND }
      chunks = p1 === FOLLOWING ? [...chunks, data] : [data]
      const path = readPath(Buffer.concat(chunks))
      const request = read(path.rest)
      if (!request) return { data: Buffer.alloc(0) }
      const { what, hash, bytes, isOpaque, v } = request
      if (isOpaque && !state.signsBlindly) return { status: BLIND_SIGNING_NEEDED }
      const count = chunks.length
      return {
        shown: { path: path.text, what, bytes, chunks: count },
        sign: async () => {
          const privateKey = keyAt(state, path.text)
          const { r, s, yParity } = await sign({ hash, privateKey })
          const numbers = [r, s].map((number) => Buffer.from(number.slice(2), 'hex'))
          return Buffer.concat([Buffer.of(v(yParity ?? 0) & 0xff), ...numbers])
        },
      }
    },
  }
}

/** Return what to sign; undefined = chunks are missing. */
const READERS: Readonly<Record<number, (data: Buffer) => Request | undefined>> = {
  [SIGN_TRANSACTION]: (data) => {
    const isTyped = (data[0] ?? 0) < 0x80
    const list = data.subarray(isTyped ? 1 : 0)
    if (list.length < rlpLength(list)) return undefined
    const fields = fromRlp(toHex(list), 'hex')
    const [to, , input] = isTyped ? fields.slice(5, 8) : fields.slice(3, 6)
    const chainId = isTyped ? 0 : hexToNumber((fields[6] as Hex | undefined) ?? '0x0')
    return {
      what: 'transaction',
      hash: keccak256(data),
      bytes: data.toString('hex'),
      isOpaque: input !== '0x' || to === '0x',
      v: (parity) => (isTyped ? parity : chainId * 2 + 35 + parity),
    }
  },
  [SIGN_MESSAGE]: (data) => {
    const length = data.readUInt32BE(0)
    const message = data.subarray(4)
    if (message.length < length) return undefined
    const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${length}`)
    return {
      what: 'message',
      hash: keccak256(Buffer.concat([prefix, message])),
      bytes: message.toString('hex'),
      isOpaque: false,
      v: (parity) => 27 + parity,
    }
  },
  [SIGN_TYPED_DATA]: (data) => ({
    what: 'typed data',
    hash: keccak256(concatHex(['0x1901', toHex(data)])),
    bytes: data.toString('hex'),
    isOpaque: true,
    v: (parity) => 27 + parity,
  }),
}

/** Returns a list's length in RLP, with its header. */
function rlpLength(list: Buffer): number {
  const first = list[0] ?? 0
  if (first <= 0xf7) return 1 + first - 0xc0
  const size = first - 0xf7
  return 1 + size + list.readUIntBE(1, size)
}

function keyAt({ phrase }: DeviceState, path: string): Hex {
  const { privateKey } = HDKey.fromMasterSeed(seedOf(phrase)).derive(`m/${path}`)
  if (!privateKey) throw new Error('No key')
  return toHex(privateKey)
}

function addressAnswer(state: DeviceState, data: Buffer): Buffer {
  const address = Buffer.from(privateKeyToAddress(keyAt(state, readPath(data).text)).slice(2))
  // The public key, which nobody reads, and the address in ASCII.
  return Buffer.concat([Buffer.of(65), Buffer.alloc(65, 4), Buffer.of(address.length), address])
}
