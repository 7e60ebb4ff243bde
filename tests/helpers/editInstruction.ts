import { type PublicKey, TransactionInstruction } from '@solana/web3.js'

/** Replaces the account `from` in an instruction with another one. */
export function replaceAccount(
  instruction: TransactionInstruction,
  from: PublicKey,
  to: PublicKey,
): TransactionInstruction {
  return new TransactionInstruction({
    ...instruction,
    keys: instruction.keys.map((key) => (key.pubkey.equals(from) ? { ...key, pubkey: to } : key)),
  })
}

/** Removes the signature by `signer` from an instruction. */
export function withoutSignature(
  instruction: TransactionInstruction,
  signer: PublicKey,
): TransactionInstruction {
  return new TransactionInstruction({
    ...instruction,
    keys: instruction.keys.map((key) =>
      key.pubkey.equals(signer) ? { ...key, isSigner: false } : key,
    ),
  })
}

/** Replaces bytes in an instruction, for arguments that no builder produces. */
export function replaceBytes(
  instruction: TransactionInstruction,
  from: Uint8Array,
  to: Uint8Array,
): TransactionInstruction {
  const { data } = instruction
  const start = data.indexOf(from)
  if (start < 0) throw new Error('The instruction has no such bytes.')
  return new TransactionInstruction({
    ...instruction,
    data: Buffer.concat([data.subarray(0, start), to, data.subarray(start + from.length)]),
  })
}
