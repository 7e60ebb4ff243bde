import { type Address, type Instruction, isSignerRole, isWritableRole } from '@solana/kit'
import { type PublicKey, TransactionInstruction } from '@solana/web3.js'
import { Buffer } from 'buffer'
import { RememberedKey } from '../pda/rememberedKey.ts'

const MOST_KEYS = 64
const keys = new Map<Address, PublicKey>()

/**
 * An instruction of kit, as the generated client builds it, in the form that web3.js sends. Its data is
 * a Buffer of the package of that name, as everywhere in web3.js; browsers need no global one.
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

/** The key of an address: instructions after one another have most of theirs in common. */
function keyOf(address: Address): PublicKey {
  const known = keys.get(address)
  if (known) return known
  if (keys.size >= MOST_KEYS) keys.clear()
  const key = new RememberedKey(address)
  keys.set(address, key)
  return key
}
