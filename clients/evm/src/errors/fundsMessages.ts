import { type CoinUnit, formatAmount } from '@mintline/core'

/** Messages about token payments that a wallet cannot make. */
export const FUNDS_MESSAGES = {
  TOKEN_FUNDS_TOO_LOW: ({ wallet, needed, balance, coin }: LowTokens) =>
    `The wallet ${wallet} has ${formatAmount(balance, coin)} but needs ${formatAmount(needed, coin)}: add the difference in ${coin.symbol}`,
  TOKEN_ALLOWANCE_TOO_LOW: ({ spender, needed, allowance, coin }: LowAllowance) =>
    `The contract ${spender} is approved for ${formatAmount(allowance, coin)} but needs ${formatAmount(needed, coin)}: approve that amount first`,
}

interface LowTokens {
  /** The paying wallet's address. */
  wallet: string
  /** The token's address. */
  token: string
  /** Base units, like `balance`. */
  needed: bigint
  balance: bigint
  coin: CoinUnit
}

interface LowAllowance {
  /** The paying wallet's address. */
  wallet: string
  /** The token's address. */
  token: string
  /** The contract that collects the payment. */
  spender: string
  /** Base units, like `allowance`. */
  needed: bigint
  allowance: bigint
  coin: CoinUnit
}
