import { inCoin } from '@mintline/core/amounts'
import type { PlanWarning } from '@mintline/core/drop'
import { assertIsSolanaAddress } from '@mintline/core/identifiers'
import { PublicKey } from '@solana/web3.js'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { OwedPayment } from '../../reads/collectionInfo.ts'
import { totalOwed } from '../../reads/totalOwed.ts'
import { administrationTransaction } from '../../transaction/administrationTransaction.ts'
import type { Plan } from '../../transaction/plan.ts'
import { rentExempt } from '../../transaction/rentExempt.ts'
import { fitsTransaction, packGreedily } from '../../transaction/transactionSize.ts'
import type { PlanFor } from '../collection/requireRole.ts'
import { controlsSize } from '../recordSizes.ts'
import { fundingInstruction } from './missingRent.ts'
import { claimInstruction, isPayable, isRefused, missingToPay } from './owedPayments.ts'
import type { ReceiverFacts } from './receiverFacts.ts'
import { type Claim, type ClaimableTokens, tokenClaim, tokensWaiting } from './tokenClaims.ts'

/** A collection whose owed payments to claim. */
export interface ClaimPaymentsPlanInput extends PlanFor, ReceiverFacts {
  /** Payments in tokens, from `fetchOwedTokens`. Default: none. */
  readonly owedTokens?: readonly ClaimableTokens[] | undefined
  /** Receivers to pay, in base58. Default: all that are owed something. */
  readonly receivers?: readonly string[] | undefined
  /** Let the wallet add the rent that an empty receiver lacks. Default: false; such receivers are skipped. */
  readonly fundReceivers?: boolean | undefined
  /** The controls' balance in lamports. Default: unknown, taken to be enough. */
  readonly controlsBalance?: bigint | undefined
}

/**
 * Pays receivers what mints could not pay them, in lamports and in tokens. Any wallet may send it; the collection pays,
 * to nobody else. Token accounts that are missing are created. Receivers that still cannot be paid are skipped with a
 * warning.
 *
 * @throws INVALID_ADDRESS
 * @throws NOTHING_OWED for a named receiver that is owed nothing.
 */
export function planClaimPayments(input: ClaimPaymentsPlanInput): Plan {
  const { info, wallet, receivers, owedTokens = [], rentOf } = input
  assertIsSolanaAddress(wallet)
  for (const receiver of receivers ?? []) assertOwed(input, receiver)
  const payer = new PublicKey(wallet)
  const isWanted = ({ receiver }: { receiver: string }) => receivers?.includes(receiver) ?? true
  const warnings: PlanWarning[] = []
  const claims: Claim[] = []
  for (const owed of info.owed.filter(isWanted)) {
    const claim = claimOf(owed, input, payer)
    if (claim) claims.push(claim)
    else warnings.push(stillWaiting(owed, input))
  }
  const title = `Claim what ${info.symbol} owes`
  const restored = claims.length > 0 ? missingInControls(input, payer) : undefined
  const all = restored ? [restored, ...claims] : claims
  for (const owed of owedTokens.filter(isWanted)) {
    const claim = tokenClaim(owed, { info, payer, rentOf })
    if (claim) all.push(claim)
    else warnings.push(tokensWaiting(owed))
  }
  const batches = packGreedily(all, (batch) =>
    fitsTransaction({ instructions: batch.flatMap(({ instructions }) => instructions), payer }),
  )
  const transactions = batches.map((batch) =>
    administrationTransaction(
      title,
      payer,
      batch.flatMap(({ instructions }) => instructions),
      batch.reduce((sum, { added }) => sum + added, 0n),
    ),
  )
  return { title, transactions, warnings }
}

function assertOwed({ info, owedTokens = [] }: ClaimPaymentsPlanInput, receiver: string): void {
  assertIsSolanaAddress(receiver)
  if ([...info.owed, ...owedTokens].some((owed) => owed.receiver === receiver)) return
  throw new SolanaClientError('NOTHING_OWED', { symbol: info.symbol, receiver })
}

function claimOf(
  owed: OwedPayment,
  input: ClaimPaymentsPlanInput,
  payer: PublicKey,
): Claim | undefined {
  const { receiver: address } = owed
  const claim = claimInstruction(input.info, address)
  if (isPayable(owed, input)) return { instructions: [claim], added: 0n }
  if (!input.fundReceivers || isRefused(address, input)) return undefined
  const missing = missingToPay(owed, input)
  return {
    instructions: [fundingInstruction(payer, { address, lamports: missing }), claim],
    added: missing,
  }
}

/** After a raise of the network's rent, the controls need more before they can pay. */
function missingInControls(
  { info, controlsBalance, rentOf = rentExempt }: ClaimPaymentsPlanInput,
  payer: PublicKey,
): Claim | undefined {
  const missing = rentOf(controlsSize(info.phases)) + totalOwed(info) - (controlsBalance ?? 0n)
  if (controlsBalance === undefined || missing <= 0n) return undefined
  const address = info.editionsControls
  return {
    instructions: [fundingInstruction(payer, { address, lamports: missing })],
    added: missing,
  }
}

function stillWaiting(owed: OwedPayment, input: ClaimPaymentsPlanInput): PlanWarning {
  const { receiver, lamports } = owed
  const { coin } = input
  const unpaid = `${receiver} cannot be paid the ${inCoin(lamports, coin)} that it is owed`
  return isRefused(receiver, input)
    ? { code: 'OWED_PAYMENT_STUCK', message: `${unpaid}, as it is no wallet any more: replace it` }
    : {
        code: 'OWED_PAYMENT_WAITS',
        message: `${unpaid}: it lacks ${inCoin(missingToPay(owed, input), coin)} of rent`,
      }
}
