import { isSolanaAddress } from '@mintline/core/identifiers'
import {
  type CollectionInfo,
  fetchPriceTokens,
  type PriceTokenFacts,
  priceTokenOf,
  SolanaClientError,
} from '@mintline/solana'
import type { PriceTokens } from '../amounts/priceTokens.ts'
import type { DropConfig } from '../config/solanaConfig.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

/**
 * Fetches the config's tokens.
 *
 * @throws PRICE_TOKEN_NOT_FOUND
 */
export async function fetchConfigTokens(
  context: Pick<CommandContext, 'cluster' | 'signal'>,
  { currencies }: Pick<DropConfig, 'currencies'>,
): Promise<PriceTokens> {
  const named = Object.entries(currencies)
  if (named.length === 0) return new Map()
  const { connection } = await context.cluster()
  const mints = Object.values(currencies)
  const found = await fetchPriceTokens(connection, mints, { signal: context.signal })
  return new Map(
    named.map(([symbol, mint]) => {
      const token = found.get(mint)
      if (!token) throw new SolanaClientError('PRICE_TOKEN_NOT_FOUND', { mint })
      return [symbol.toUpperCase(), { ...token, symbol }]
    }),
  )
}

/** Fetches the tokens that phases on chain are priced in, by mint; the config's names win over their symbols. */
export async function fetchPhasesTokens(
  context: Pick<CommandContext, 'cluster' | 'configIfAny' | 'signal'>,
  phases: readonly { readonly priceToken: string }[],
): Promise<ReadonlyMap<string, PriceTokenFacts>> {
  const mints = phases.flatMap((phase) => priceTokenOf(phase) ?? [])
  if (mints.length === 0) return new Map()
  const { connection } = await context.cluster()
  const found = await fetchPriceTokens(connection, mints, { signal: context.signal })
  const named = Object.entries(context.configIfAny()?.config.currencies ?? {})
  return new Map(
    [...found].map(([mint, token]) => {
      const [name = token.symbol] = named.find(([, known]) => known === mint) ?? []
      return [mint, { ...token, symbol: name }]
    }),
  )
}

/**
 * Fetches the tokens that a command's amounts may be in: the config's, those of phases on chain, and one more by its
 * mint.
 *
 * @param given A mint in base58; any other text is left out.
 */
export async function fetchKnownTokens(
  context: Pick<CommandContext, 'cluster' | 'configIfAny' | 'signal'>,
  { phases }: Pick<CollectionInfo, 'phases'>,
  given: string | undefined,
): Promise<PriceTokens> {
  const config = context.configIfAny()?.config
  const mints = given !== undefined && isSolanaAddress(given) ? [{ priceToken: given }] : []
  const [named, others] = await Promise.all([
    config ? fetchConfigTokens(context, config) : undefined,
    fetchPhasesTokens(context, [...phases, ...mints]),
  ])
  const bySymbol = [...others.values()].map((token): [string, PriceTokenFacts] => [
    token.symbol.toUpperCase(),
    token,
  ])
  return new Map([...bySymbol, ...(named ?? [])])
}
