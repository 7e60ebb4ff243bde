import { inCoin } from '@mintline/core/amounts'
import type { PlanWarning } from '@mintline/core/drop'
import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { claimPayment } from '../../instructions/claimPayment.ts'
import type { CollectionInfo, OwedPayment } from '../../reads/collectionInfo.ts'
import type { PlannedTransaction } from '../../transaction/plan.ts'
import { rentExempt } from '../../transaction/rentExempt.ts'
import { fitsTransaction } from '../../transaction/transactionSize.ts'
import type { ReceiverFacts } from './receiverFacts.ts'

/** A change that replaces receivers. */
export interface Replacement {
  readonly info: CollectionInfo
  /** Receivers that lose their role, in base58. */
  readonly leaving: readonly string[]
  /** Receiver of what the leaving ones are still owed, in base58. */
  readonly heir: string
  readonly facts: ReceiverFacts
}

/** Returns true if a claim can pay the receiver, as far as its balance is known. */
export function isPayable(owed: OwedPayment, facts: ReceiverFacts): boolean {
  const { receiver } = owed
  const isKnown = facts.receiverBalances?.[receiver] !== undefined
  return isKnown && missingToPay(owed, facts) <= 0n && !isRefused(receiver, facts)
}

/** Returns true if the receiver is known to be no wallet or vault, so that no claim can pay it. */
export function isRefused(
  receiver: string,
  { recordReceivers = [], foreignReceivers = [] }: ReceiverFacts,
): boolean {
  return recordReceivers.includes(receiver) || foreignReceivers.includes(receiver)
}

/** Returns the rent that the receiver lacks beside the payment, in lamports; 0 or less = none. */
export function missingToPay(
  { receiver, lamports }: OwedPayment,
  { receiverBalances = {}, rentOf = rentExempt }: ReceiverFacts,
): bigint {
  return rentOf(0) - (receiverBalances[receiver] ?? 0n) - lamports
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
