import { inCoin } from '@mintline/core'
import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { claimPayment } from '../../instructions/claimPayment.ts'
import type { CollectionInfo, OwedPayment } from '../../reads/collectionInfo.ts'
import type { PlannedTransaction, PlanWarning } from '../../transaction/plan.ts'
import { rentExempt } from '../../transaction/rentExempt.ts'
import { fitsTransaction } from '../../transaction/transactionSize.ts'
import type { ReceiverFacts } from './receiverFacts.ts'

/** A change that replaces receivers. */
export interface Replacement {
  readonly info: CollectionInfo
  /** Receivers that lose their role, in base58. */
  readonly leaving: readonly string[]
  /** Who gets what the leaving ones are still owed, in base58. */
  readonly heir: string
  readonly facts: ReceiverFacts
}

/** Returns true if a claim can pay the receiver, as far as its balance is known. */
export function isPayable({ receiver, lamports }: OwedPayment, facts: ReceiverFacts): boolean {
  const { receiverBalances = {}, rentOf = rentExempt } = facts
  const balance = receiverBalances[receiver]
  const refused = [...(facts.recordReceivers ?? []), ...(facts.foreignReceivers ?? [])]
  return balance !== undefined && balance + lamports >= rentOf(0) && !refused.includes(receiver)
}

/** Builds a claim. */
export function claimInstruction(info: CollectionInfo, receiver: string): TransactionInstruction {
  return claimPayment({
    deployment: new PublicKey(info.editions),
    receiver: new PublicKey(receiver),
  })
}

/** Pays leaving receivers what they are owed in front of the change, as far as they can be paid and it fits. */
export function withClaims(
  planned: PlannedTransaction,
  { info, leaving, heir, facts }: Replacement,
): { readonly planned: PlannedTransaction; readonly warnings: readonly PlanWarning[] } {
  let instructions = planned.instructions
  const warnings: PlanWarning[] = []
  for (const owed of info.owed.filter(({ receiver }) => leaving.includes(receiver))) {
    const claimed = [claimInstruction(info, owed.receiver), ...instructions]
    const { payer, lookupTables } = planned
    const fits = fitsTransaction({ instructions: claimed, payer, lookupTables })
    if (fits && isPayable(owed, facts)) instructions = claimed
    else warnings.push(movesOn(owed, heir, facts))
  }
  return { planned: { ...planned, instructions }, warnings }
}

function movesOn(
  { receiver, lamports }: OwedPayment,
  heir: string,
  { coin }: ReceiverFacts,
): PlanWarning {
  return {
    code: 'OWED_PAYMENT_MOVES',
    message: `${receiver} is still owed ${inCoin(lamports, coin)}, which goes to ${heir}: claim it first`,
  }
}
