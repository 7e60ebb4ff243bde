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
