import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { addressBytes } from '../wire/addressBytes.ts'
import { encodeBase58 } from '../wire/base58.ts'
import { concatBytes, fromHex, sha256, toBase64, viewOf } from '../wire/bytes.ts'
import { SYSTEM_PROGRAM } from './knownAddresses.ts'

/** The genesis supply, all of it in the faucet: 500 million SOL. */
export const FAUCET_LAMPORTS = 500_000_000n * 1_000_000_000n

const PKCS8_ED25519 = fromHex('302e020100300506032b657004220420')
const TRANSFER = 2

/** Signs airdrops. Its key derives from the network's seed, so it survives a restart. */
export class Faucet {
  readonly address: string
  private readonly key: KeyObject
  private readonly publicKey: Uint8Array

  constructor(seed: Uint8Array) {
    this.key = createPrivateKey(pem(concatBytes(PKCS8_ED25519, sha256(seed, 'faucet'))))
    const spki = viewOf(createPublicKey(this.key).export({ format: 'der', type: 'spki' }))
    this.publicKey = spki.subarray(-32)
    this.address = encodeBase58(this.publicKey)
  }

  /** A signed legacy transfer. The blockhash distinguishes equal airdrops. */
  transfer(to: string, lamports: bigint, blockhash: Uint8Array): Uint8Array {
    const data = new Uint8Array(12)
    const view = new DataView(data.buffer)
    view.setUint32(0, TRANSFER, true)
    view.setBigUint64(4, lamports, true)
    const message = concatBytes(
      [1, 0, 1, 3],
      this.publicKey,
      addressBytes(to),
      addressBytes(SYSTEM_PROGRAM),
      blockhash,
      [1, 2, 2, 0, 1, data.length],
      data,
    )
    return concatBytes([1], viewOf(sign(null, message, this.key)), message)
  }
}

function pem(der: Uint8Array): string {
  return `-----BEGIN PRIVATE KEY-----\n${toBase64(der)}\n-----END PRIVATE KEY-----`
}
