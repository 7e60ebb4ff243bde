import { type CoinSymbol, inCoin } from '@mintline/core'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import { administrationTransaction } from '../../transaction/administrationTransaction.ts'
import type { PlannedTransaction, PlanWarning } from '../../transaction/plan.ts'
import { type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { fitsTransaction } from '../../transaction/transactionSize.ts'
import { fundingInstructions, type MissingRent, missingRents } from '../deploy/receiverFunding.ts'
import { isProgramOrSysvar } from './programsAndSysvars.ts'

/**
 * What is known of those who are paid by mints. A payment that leaves an empty wallet below the
 * rent of an account without data, 890,880 lamports, fails, and the mint with it.
 */
export interface FundingOptions {
  /** Lamports of treasury and fee recipients by address, as far as they are known. */
  readonly receiverBalances?: Readonly<Record<string, bigint>> | undefined
  /** Receivers that are known to be programs, beside well-known ones: nobody can pay them. */
  readonly executableReceivers?: readonly string[] | undefined
  /** Receivers that are known to be records of collections or tokens: nobody can spend what they get. */
  readonly recordReceivers?: readonly string[] | undefined
  /** Gives receivers what their known balance lacks to be paid any amount. */
  readonly fundReceivers?: boolean | undefined
  /** Coin of the network, for messages. */
  readonly coin?: CoinSymbol | undefined
  /** Rent of today's clusters where left out. */
  readonly rentOf?: RentFormula | undefined
}

/** What to know of receivers before they are named on chain. */
export function receiverWarnings(
  receivers: readonly string[],
  options: FundingOptions,
): readonly PlanWarning[] {
  const each = [...new Set(receivers)]
  const unpayable = each.filter(isUnpayable(options)).map((address) => ({
    code: 'RECEIVER_CANNOT_BE_PAID',
    message: `${address} is a program or belongs to the network, and payments to it fail: name a wallet instead`,
  }))
  const { recordReceivers = [] } = options
  const lost = each
    .filter((address) => recordReceivers.includes(address))
    .map((address) => ({
      code: 'RECEIVER_CANNOT_SPEND',
      message: new SolanaClientError('RECEIVER_CANNOT_SPEND', { address }).message,
    }))
  const warnings = [...unpayable, ...lost]
  if (options.fundReceivers) return warnings
  const poor = missingOf(receivers, options).map(({ address, lamports }) => ({
    code: 'RECEIVER_BELOW_RENT',
    message: `${address} lacks ${inCoin(lamports, options.coin)} of rent, and payments that leave it short fail: send that to it first`,
  }))
  return [...warnings, ...poor]
}

/** A transaction with the rent that receivers lack: in it, or right after it where it is full. */
export function withFunding(
  planned: PlannedTransaction,
  receivers: readonly string[],
  options: FundingOptions,
): readonly PlannedTransaction[] {
  const missing = options.fundReceivers ? missingOf(receivers, options) : []
  if (missing.length === 0) return [planned]
  const { payer } = planned
  const transfers = fundingInstructions(payer, missing)
  const rent = missing.reduce((sum, { lamports }) => sum + lamports, 0n)
  const instructions = [...planned.instructions, ...transfers]
  if (fitsTransaction({ instructions, payer })) {
    return [{ ...planned, instructions, rent: planned.rent + rent }]
  }
  return [planned, administrationTransaction('Fund the receivers', payer, transfers, rent)]
}

function missingOf(receivers: readonly string[], options: FundingOptions): readonly MissingRent[] {
  const { receiverBalances = {}, rentOf = rentExempt } = options
  const unpayable = isUnpayable(options)
  const payable = receivers.filter((address) => !unpayable(address))
  return missingRents(payable, receiverBalances, rentOf)
}

function isUnpayable({ executableReceivers = [] }: FundingOptions): (address: string) => boolean {
  return (address) => isProgramOrSysvar(address) || executableReceivers.includes(address)
}
