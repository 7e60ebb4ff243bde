import { type CollectionInfo, formatAmount, type OwedTokens } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'

/** Payments that mints could not make. */
export interface Owing {
  readonly owed: CollectionInfo['owed']
  readonly owedTokens: readonly OwedTokens[]
}

/** Formats what mints could not pay to receivers. */
export function owedLines({ owed, owedTokens }: Owing, currency: Currency): string {
  return [
    ...owed.map(({ receiver, lamports }) => `${receiver} ${formatAmount(lamports, currency)}`),
    ...owedTokens.map(({ receiver, amount, token }) => `${receiver} ${tokenText(amount, token)}`),
  ].join('\n')
}

/** Formats what is owed in each token to all receivers: `20 USDC (EPjF…)`. */
export function tokenTotals(owed: readonly OwedTokens[]): readonly string[] {
  const tokens = new Map(owed.map(({ token }) => [token.mint, token]))
  return [...tokens.values()].map((token) => {
    const own = owed.filter(({ token: { mint } }) => mint === token.mint)
    return tokenText(
      own.reduce((sum, { amount }) => sum + amount, 0n),
      token,
    )
  })
}

/** Names the mint too, as anybody can give a token any symbol. */
function tokenText(amount: bigint, token: OwedTokens['token']): string {
  return `${formatAmount(amount, token)} (${token.mint})`
}
