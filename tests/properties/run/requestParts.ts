import type { PlatformFeeTerms } from '@mintline/solana'
import { type Keypair, PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { NAMED_COSIGNER, type ReceiverName } from '../model/names.ts'
import type { Fee, RoyaltyTerms } from '../model/steps.ts'
import { addressOf } from './world.ts'

/** An instruction and its signers. */
export interface Request {
  instruction: TransactionInstruction
  signers: Keypair[]
}

/** Resolves receiver names, including the collection's own. */
interface AddressesByName {
  addressOf(receiver: ReceiverName): PublicKey
}

/** Returns a co-signer program: any address except the default one requires a co-signer. */
export function cosignerProgram(isCosigned: boolean): PublicKey {
  return isCosigned ? addressOf(NAMED_COSIGNER) : PublicKey.default
}

/** Replaces the account `from` in an instruction with another one. */
export function withAccount(
  instruction: TransactionInstruction,
  from: PublicKey,
  to: PublicKey,
): TransactionInstruction {
  for (const key of instruction.keys) if (key.pubkey.equals(from)) key.pubkey = to
  return instruction
}

/** Returns a fee with names replaced by addresses. */
export function platformFee(
  names: AddressesByName,
  { value, isFlat, recipients }: Fee,
): PlatformFeeTerms {
  return {
    platformFeeValue: value,
    isFeeFlat: isFlat,
    recipients: withAddresses(names, recipients),
  }
}

/** Returns shares with names replaced by addresses. */
export function withAddresses(names: AddressesByName, shares: RoyaltyTerms['creators']) {
  return shares.map(({ to, share }) => ({ address: names.addressOf(to), share }))
}
