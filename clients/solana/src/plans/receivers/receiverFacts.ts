import { type CoinSymbol, inCoin } from '@mintline/core/amounts'
import type { PlanWarning } from '@mintline/core/drop'
import { type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { missingRents } from './missingRent.ts'

/** Known facts about receivers: see `fetchReceivers`. */
export interface ReceiverFacts {
  /** Known balances for treasury and fee recipients in lamports, by address. */
  readonly receiverBalances?: Readonly<Record<string, bigint>> | undefined
  /** Receivers known to be collection or token records, which are refused. */
  readonly recordReceivers?: readonly string[] | undefined
  /** Receivers known to be a program, or another program's account; refused like well-known programs and sysvars. */
  readonly foreignReceivers?: readonly string[] | undefined
  /** The network's coin, for messages. */
  readonly coin?: CoinSymbol | undefined
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Warns about empty receivers, whose shares wait until they can be paid. */
export function receiverWarnings(
  receivers: readonly string[],
  { receiverBalances = {}, rentOf = rentExempt, coin }: ReceiverFacts,
): readonly PlanWarning[] {
  return missingRents(receivers, receiverBalances, rentOf).map(({ address, lamports }) => ({
    code: 'RECEIVER_BELOW_RENT',
    message: `${address} lacks ${inCoin(lamports, coin)} of rent: the collection keeps its shares until they reach that, or until you send it`,
  }))
}
