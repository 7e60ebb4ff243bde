import { formatAmount } from '@mintline/core/amounts'
import type { PlanWarning } from '@mintline/core/drop'
import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { claimTokenPayment } from '../../instructions/claimTokenPayment.ts'
import { createTokenAccount } from '../../instructions/createTokenAccount.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { OwedTokens } from '../../reads/fetchOwedTokens.ts'
import { type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { tokenKeys } from '../phases/phaseTokens.ts'
import { tokenAccountSize } from '../recordSizes.ts'

/** A payment in a token to claim. */
export interface ClaimableTokens extends OwedTokens {
  /**
   * State of the receiver's associated token account: `missing` ones are created, and `unpayable` ones are frozen,
   * handed over, or ask for a memo.
   */
  readonly account: 'ready' | 'missing' | 'unpayable'
}

/** Instructions that pay a receiver, and what the wallet adds. */
export interface Claim {
  readonly instructions: readonly TransactionInstruction[]
  /** Lamports. */
  readonly added: bigint
}

/** Builds the claim of tokens; undefined = the receiver's account cannot be paid. */
export function tokenClaim(
  { receiver, token, account }: ClaimableTokens,
  {
    info,
    payer,
    rentOf = rentExempt,
  }: { info: CollectionInfo; payer: PublicKey; rentOf?: RentFormula | undefined },
): Claim | undefined {
  if (account === 'unpayable') return undefined
  const owner = new PublicKey(receiver)
  const keys = tokenKeys(token)
  const deployment = new PublicKey(info.editions)
  const claim = claimTokenPayment({ deployment, receiver: owner, token: keys })
  if (account === 'ready') return { instructions: [claim], added: 0n }
  const create = createTokenAccount({ token: keys, owner, payer })
  return { instructions: [create, claim], added: rentOf(tokenAccountSize(token.tokenProgram)) }
}

/** Warns about tokens that cannot be paid yet. */
export function tokensWaiting({ receiver, amount, token }: OwedTokens): PlanWarning {
  return {
    code: 'OWED_TOKENS_WAIT',
    message: `${receiver} cannot be paid the ${formatAmount(amount, token)} that it is owed: its token account is frozen, belongs to another wallet, or asks for a memo`,
  }
}
