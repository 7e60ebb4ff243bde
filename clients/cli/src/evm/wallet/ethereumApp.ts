import type { Hex } from 'viem'
import type { LedgerTransport } from '../../wallet/ledger/loadLedger.ts'

const CLASS = 0xe0
const GET_ADDRESS = 0x02
const SIGN_TRANSACTION = 0x04
const SIGN_MESSAGE = 0x08
const SIGN_TYPED_DATA = 0x0c
const FOLLOWING_CHUNK = 0x80

const CHUNK_BYTES = 255
/** Chain id and two zeros end a legacy transaction. In a chunk of their own, the app would not wait for them. */
const LEGACY_END_BYTES = 11
const HARDENED = 0x80000000
const WORD_BYTES = 32

/** A signature without its parity, which legacy transactions do not answer in full. */
export interface DeviceSignature {
  readonly r: Hex
  readonly s: Hex
}

/**
 * Ledger's Ethereum app, by its commands: Ledger's own package for it brings 78 packages of 32 MB. It is told nothing
 * about tokens and contracts, for which that package asks servers.
 */
export class EthereumApp {
  readonly #transport: LedgerTransport

  constructor(transport: LedgerTransport) {
    this.#transport = transport
  }

  /** Returns the address at a derivation path, in hex. */
  async getAddress(path: string): Promise<string> {
    const answer = await this.#transport.send(CLASS, GET_ADDRESS, 0, 0, bytesOfPath(path))
    // Behind the public key, the address in ASCII, each with its length in front.
    const start = 1 + (answer[0] ?? 0)
    return `0x${answer.toString('latin1', start + 1, start + 1 + (answer[start] ?? 0))}`
  }

  /** Signs a serialized transaction. */
  signTransaction(path: string, transaction: Hex): Promise<DeviceSignature> {
    return this.#sign(SIGN_TRANSACTION, path, bytesOf(transaction))
  }

  /** Signs a message as `personal_sign` does (EIP-191). */
  signMessage(path: string, message: Hex): Promise<DeviceSignature> {
    const bytes = bytesOf(message)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    return this.#sign(SIGN_MESSAGE, path, Buffer.concat([length, bytes]))
  }

  /** Signs typed data by its hashes (EIP-712), as every device can. */
  signTypedData(path: string, domain: Hex, message: Hex): Promise<DeviceSignature> {
    return this.#sign(SIGN_TYPED_DATA, path, bytesOf(domain), bytesOf(message))
  }

  async #sign(ins: number, path: string, ...parts: readonly Buffer[]): Promise<DeviceSignature> {
    const data = Buffer.concat([bytesOfPath(path), ...parts])
    let answer: Buffer = Buffer.alloc(0)
    for (const [index, chunk] of chunksOf(data).entries()) {
      answer = await this.#transport.send(CLASS, ins, index > 0 ? FOLLOWING_CHUNK : 0, 0, chunk)
    }
    const word = (index: number): Hex => {
      const start = 1 + index * WORD_BYTES
      return `0x${answer.toString('hex', start, start + WORD_BYTES)}`
    }
    return { r: word(0), s: word(1) }
  }
}

function chunksOf(data: Buffer): readonly Buffer[] {
  let size = CHUNK_BYTES
  const endsAlone = () => data.length % size > 0 && data.length % size <= LEGACY_END_BYTES
  while (data.length > size && endsAlone()) size -= 1
  return Array.from({ length: Math.ceil(data.length / size) }, (_, index) =>
    data.subarray(index * size, (index + 1) * size),
  )
}

function bytesOfPath(path: string): Buffer {
  const parts = path.split('/')
  const bytes = Buffer.alloc(1 + parts.length * 4, parts.length)
  for (const [index, part] of parts.entries()) {
    const number = Number.parseInt(part, 10) + (part.endsWith("'") ? HARDENED : 0)
    bytes.writeUInt32BE(number, 1 + index * 4)
  }
  return bytes
}

function bytesOf(hex: Hex): Buffer {
  return Buffer.from(hex.slice(2), 'hex')
}
