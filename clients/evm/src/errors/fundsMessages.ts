import { type CoinUnit, formatAmount } from '@mintline/core'

/** Messages about what a wallet cannot pay. */
export const FUNDS_MESSAGES = {
  /** Of the native coin. */
  FUNDS_TOO_LOW: ({ wallet, needed, balance, coin }: LowFunds) =>
    balance === undefined || needed === undefined
      ? `The wallet ${wallet} has too little ${coin.symbol} for the transaction and its gas: send it more`
      : `The wallet ${wallet} has ${formatAmount(balance, coin)} and needs at least ${formatAmount(needed, coin)}: send it the rest`,
  TOKEN_FUNDS_TOO_LOW: ({ wallet, needed, balance, coin }: LowTokens) =>
    `The wallet ${wallet} has ${formatAmount(balance, coin)} and needs ${formatAmount(needed, coin)}: get the rest of the token ${coin.symbol}`,
  TOKEN_ALLOWANCE_TOO_LOW: ({ spender, needed, allowance, coin }: LowAllowance) =>
    `The contract ${spender} may take ${formatAmount(allowance, coin)} of the wallet and needs ${formatAmount(needed, coin)}: approve that amount first`,
}

interface LowFunds {
  /** Address of the paying wallet. */
  wallet: string
  /** Base units that the transaction takes with its gas; undefined = not known. */
  needed?: bigint | undefined
  /** Base units that the wallet has; undefined = not known. */
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
  /** Address of the contract that takes the payment. */
  spender: string
  /** Base units, like `allowance`. */
  needed: bigint
  allowance: bigint
  coin: CoinUnit
}
