import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { type Keypair, Transaction, type TransactionInstruction } from '@solana/web3.js'

/** DER of an Ed25519 private key (RFC 8410), without its last 32 bytes, the key itself. */
const KEY_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Keys by keypair: tests sign for the same wallets again and again. */
const keys = new WeakMap<Keypair, KeyObject>()

/**
 * A transaction signed by OpenSSL, to be sent as it is. web3.js signs and verifies in JavaScript, which takes longer
 * than a chain takes to execute it; Ed25519 signatures are the same whoever makes them.
 */
export class SignedTransaction extends Transaction {
  /** The first signer pays the fee. */
  constructor(blockhash: string, instructions: TransactionInstruction[], signers: Keypair[]) {
    super({ feePayer: signers[0]?.publicKey ?? null, blockhash, lastValidBlockHeight: 0 })
    this.add(...instructions)
    this.setSigners(...signers.map(({ publicKey }) => publicKey))
    const message = this.serializeMessage()
    for (const pair of this.signatures) {
      const signer = signers.find(({ publicKey }) => publicKey.equals(pair.publicKey))
      if (!signer) throw new Error(`The transaction needs a signature by ${pair.publicKey}.`)
      pair.signature = sign(null, message, keyOf(signer))
    }
  }

  /** Verifies nothing: this class made the signatures. */
  override serialize(): Buffer {
    return super.serialize({ verifySignatures: false })
  }
}

function keyOf(signer: Keypair): KeyObject {
  let key = keys.get(signer)
  if (key === undefined) {
    const seed = signer.secretKey.subarray(0, 32)
    key = createPrivateKey({ key: Buffer.concat([KEY_PREFIX, seed]), format: 'der', type: 'pkcs8' })
    keys.set(signer, key)
  }
  return key
}
