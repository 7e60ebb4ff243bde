import { createHash } from 'node:crypto'

/** Hash prefix, and the enum tag for user transactions. */
const PREFIX = sha3(Buffer.from('APTOS::Transaction'))
const USER_TRANSACTION = Uint8Array.of(0)

/** Hashes a user transaction's signed bytes. */
export function transactionHash(signed: Uint8Array): Uint8Array {
  return sha3(PREFIX, USER_TRANSACTION, signed)
}

export function sha3(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash('sha3-256')
  for (const part of parts) hash.update(part)
  return new Uint8Array(hash.digest())
}
