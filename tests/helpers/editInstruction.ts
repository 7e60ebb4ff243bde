import { type PublicKey, TransactionInstruction } from '@solana/web3.js'

/** The instruction with `from` replaced by another account. */
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

/** The instruction without the signature of `signer`. */
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

/** The instruction with bytes replaced, for arguments that no builder produces. */
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
