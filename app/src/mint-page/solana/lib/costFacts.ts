import type { TokenPurse } from '@mintline/solana'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { costLines, costSummary } from '../../lib/costLines.ts'
import type { MintCostListProps } from '../../ui/MintCostList.tsx'
import type { MintCost } from './mintCost.ts'

interface CostContext {
  /** The price's token and the wallet's account for it; undefined = the price is in the network's coin. */
  token: TokenPurse | undefined
  /** Items. */
  quantity: bigint
  /** The wallet's lamports; undefined while it is not known. */
  balance: bigint | undefined
  /** The network's coin. */
  coin: Currency
}

/**
 * Returns a mint's simulated costs for display.
 *
 * @param cost Undefined while it is being simulated.
 */
export function costFacts(
  cost: MintCost | undefined,
  { token, quantity, balance, coin }: CostContext,
): MintCostListProps {
  const text = (value: bigint | undefined, currency: Currency) =>
    value === undefined ? undefined : amountText(value, currency)
  const price = token?.token ?? coin
  return {
    lines: costLines({
      quantity,
      price: text(cost?.price, price),
      platformFee: text(cost?.platformFee, price),
      rent: { amount: text(cost?.rent, coin) },
      network: text(cost?.network, coin),
    }),
    summary: cost && costSummary([cost.items, price], [cost.onTop, coin]),
    total: cost && sumText({ ...amountsOf(cost, token), coin, token }),
    after: cost && balance !== undefined ? afterText(cost, { balance, coin, token }) : undefined,
  }
}

interface Amounts {
  lamports: bigint
  /** Base units of the token; 0 without one. */
  tokens: bigint
}

function amountsOf({ items, onTop }: MintCost, token: TokenPurse | undefined): Amounts {
  return token ? { lamports: onTop, tokens: items } : { lamports: items + onTop, tokens: 0n }
}

/** Returns the balance after the mint; null if it does not suffice. */
function afterText(
  cost: MintCost,
  { balance, coin, token }: Pick<CostContext, 'coin' | 'token'> & { balance: bigint },
): string | null {
  const { lamports, tokens } = amountsOf(cost, token)
  const left = { lamports: balance - lamports, tokens: (token?.account.amount ?? 0n) - tokens }
  return left.lamports < 0n || left.tokens < 0n ? null : sumText({ ...left, coin, token })
}

function sumText({ lamports, tokens, coin, token }: Amounts & Pick<CostContext, 'coin' | 'token'>) {
  const coins = amountText(lamports, coin)
  return token ? `${amountText(tokens, token.token)} and ${coins}` : coins
}
