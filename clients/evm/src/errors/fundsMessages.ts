import { type CoinUnit, formatAmount } from '@mintline/core'

/** Messages about payments in tokens that a wallet cannot make. */
export const FUNDS_MESSAGES = {
  TOKEN_FUNDS_TOO_LOW: ({ wallet, needed, balance, coin }: LowTokens) =>
    `The wallet ${wallet} has ${formatAmount(balance, coin)} but needs ${formatAmount(needed, coin)}: add the difference in ${coin.symbol}`,
  TOKEN_ALLOWANCE_TOO_LOW: ({ spender, needed, allowance, coin }: LowAllowance) =>
    `The contract ${spender} is approved for ${formatAmount(allowance, coin)} but needs ${formatAmount(needed, coin)}: approve that amount first`,
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
