import { type CoinUnit, formatAmount } from '../amounts/formatAmount.ts'

/** Messages about transactions, on chains with gas. */
export const TRANSACTION_MESSAGES = {
  /** In the native coin. */
  FUNDS_TOO_LOW: ({ wallet, needed, balance, coin, isWithoutGas }: LowFunds) =>
    balance === undefined || needed === undefined
      ? `The wallet ${wallet} does not have enough ${coin.symbol} for the transaction and its gas: add more`
      : `The wallet ${wallet} has ${formatAmount(balance, coin)} but needs ${
          isWithoutGas
            ? `${formatAmount(needed, coin)} and gas: add more`
            : `at least ${formatAmount(needed, coin)}: add the difference`
        }`,
  /** Thrown before sending if the chain's gas limit is too low, and afterwards if the transaction's was. */
  GAS_EXHAUSTED: ({ gas }: SpentGas) =>
    `The transaction needs more gas than its limit${gas === undefined ? '' : ` of ${gas}`}: raise the limit or split the transaction`,
}

interface LowFunds {
  /** Address of the paying wallet. */
  wallet: string
  /** Base units for the transaction and its gas; undefined = unknown. */
  needed?: bigint | undefined
  /** True if gas is unknown and comes on top. Default: false. */
  isWithoutGas?: boolean | undefined
  /** Base units in the wallet; undefined = unknown. */
  balance?: bigint | undefined
  /** The network's native coin. */
  coin: CoinUnit
}

interface SpentGas {
  /** Gas limit; undefined = chosen by the wallet. */
  gas?: bigint | undefined
  /** Transaction hash; undefined if it was not sent. */
  hash?: string | undefined
}
