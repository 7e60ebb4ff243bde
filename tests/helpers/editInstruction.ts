import { type PublicKey, TransactionInstruction } from '@solana/web3.js'

/** The instruction with another account in the place of `from`. */
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

/** The instruction as somebody would send it who cannot sign for `signer`. */
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

/** The instruction with other bytes in the place of `from`, for arguments that no builder makes. */
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
