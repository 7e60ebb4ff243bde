import { type Instruction, isSignerRole, isWritableRole } from '@solana/kit'
import { TransactionInstruction } from '@solana/web3.js'
import { Buffer } from 'buffer'
import { RememberedKey } from '../pda/rememberedKey.ts'

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
    programId: new RememberedKey(programAddress),
    keys: accounts.map(({ address, role }) => ({
      pubkey: new RememberedKey(address),
      isSigner: isSignerRole(role),
      isWritable: isWritableRole(role),
    })),
    data: Buffer.from(data),
  })
}
