import { type Address, type Instruction, isSignerRole, isWritableRole } from '@solana/kit'
import { type PublicKey, TransactionInstruction } from '@solana/web3.js'
import { Buffer } from 'buffer'
import { RememberedKey } from '../pda/publicKeys.ts'

const MOST_KEYS = 64
const keys = new Map<Address, PublicKey>()

/**
 * Converts a kit instruction, as the generated client builds it, for web3.js. Its data is a Buffer from the `buffer`
 * package, as everywhere in web3.js; browsers need no global one.
 */
export function toTransactionInstruction({
  programAddress,
  accounts = [],
  data = new Uint8Array(),
}: Instruction): TransactionInstruction {
  return new TransactionInstruction({
    programId: keyOf(programAddress),
    keys: accounts.map(({ address, role }) => ({
      pubkey: keyOf(address),
      isSigner: isSignerRole(role),
      isWritable: isWritableRole(role),
    })),
    data: Buffer.from(data),
  })
}

/** Returns an address's key, cached because consecutive instructions share most keys. */
function keyOf(address: Address): PublicKey {
  const known = keys.get(address)
  if (known) return known
  if (keys.size >= MOST_KEYS) keys.clear()
  const key = new RememberedKey(address)
  keys.set(address, key)
  return key
}
