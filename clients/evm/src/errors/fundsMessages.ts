import { type CoinUnit, formatAmount } from '@mintline/core'

/** Messages about payments that a wallet cannot make. */
export const FUNDS_MESSAGES = {
  /** In the native coin. */
  FUNDS_TOO_LOW: ({ wallet, needed, balance, coin }: LowFunds) =>
    balance === undefined || needed === undefined
      ? `The wallet ${wallet} does not have enough ${coin.symbol} for the transaction and its gas: add more`
      : `The wallet ${wallet} has ${formatAmount(balance, coin)} but needs at least ${formatAmount(needed, coin)}: add the difference`,
  TOKEN_FUNDS_TOO_LOW: ({ wallet, needed, balance, coin }: LowTokens) =>
    `The wallet ${wallet} has ${formatAmount(balance, coin)} but needs ${formatAmount(needed, coin)}: add the difference in ${coin.symbol}`,
  TOKEN_ALLOWANCE_TOO_LOW: ({ spender, needed, allowance, coin }: LowAllowance) =>
    `The contract ${spender} is approved for ${formatAmount(allowance, coin)} but needs ${formatAmount(needed, coin)}: approve that amount first`,
}

interface LowFunds {
  /** Address of the paying wallet. */
  wallet: string
  /** Base units for the transaction and its gas; undefined = not known. */
  needed?: bigint | undefined
  /** Base units in the wallet; undefined = not known. */
  balance?: bigint | undefined
  /** Native coin of the network. */
  coin: CoinUnit
}

interface LowTokens {
  /** Address of the paying wallet. */
  wallet: string
  /** Address of the token. */
  token: string
  /** Base units, like `balance`. */
  needed: bigint
  balance: bigint
  coin: CoinUnit
}

interface LowAllowance {
  /** Address of the paying wallet. */
  wallet: string
  /** Address of the token. */
  token: string
  /** Address of the contract that collects the payment. */
  spender: string
  /** Base units, like `allowance`. */
  needed: bigint
  allowance: bigint
  coin: CoinUnit
}
