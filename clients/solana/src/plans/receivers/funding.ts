import { type CoinSymbol, inCoin } from '@mintline/core'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import { administrationTransaction } from '../../transaction/administrationTransaction.ts'
import type { PlannedTransaction, PlanWarning } from '../../transaction/plan.ts'
import { type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { fitsTransaction } from '../../transaction/transactionSize.ts'
import { fundingInstructions, type MissingRent, missingRents } from '../deploy/receiverFunding.ts'
import { isProgramOrSysvar } from './programsAndSysvars.ts'

/**
 * What is known about mint receivers. A payment that leaves an empty wallet below the minimum balance, 890,880
 * lamports, fails, and the mint with it.
 */
export interface FundingOptions {
  /** Known balances for treasury and fee recipients in lamports, by address. */
  readonly receiverBalances?: Readonly<Record<string, bigint>> | undefined
  /** Receivers that are known to be programs, besides well-known ones; they cannot be paid. */
  readonly executableReceivers?: readonly string[] | undefined
  /** Receivers that are known to be collection or token records, which are refused: nobody can spend their lamports. */
  readonly recordReceivers?: readonly string[] | undefined
  /** Top up receivers whose known balance is too low to be paid any amount. Default: false. */
  readonly fundReceivers?: boolean | undefined
  /** The network's coin, for messages. */
  readonly coin?: CoinSymbol | undefined
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Warns about receivers before they are stored on chain. */
export function receiverWarnings(
  receivers: readonly string[],
  options: FundingOptions,
): readonly PlanWarning[] {
  const unpayable = [...new Set(receivers)].filter(isUnpayable(options)).map((address) => {
    const { code, message } = new SolanaClientError('RECEIVER_CANNOT_BE_PAID', { address })
    return { code, message }
  })
  if (options.fundReceivers) return unpayable
  const poor = missingOf(receivers, options).map(({ address, lamports }) => ({
    code: 'RECEIVER_BELOW_RENT',
    message: `${address} lacks ${inCoin(lamports, options.coin)} of rent, so payments that leave it below that fail: send it the rent first`,
  }))
  return [...unpayable, ...poor]
}

/** Adds transfers of receivers' missing rent to a transaction, or appends another one if it is full. */
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
