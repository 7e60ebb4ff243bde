import type { DropSettings, DropState } from '@mintline/evm'
import type { Difference } from '../../launch/difference.ts'
import type { EvmConfig } from '../config/evmSchema.ts'

/** Returns differences between a config and its drop that no transaction can settle. */
export function lastingDifferences(
  { collection }: EvmConfig,
  { variant }: DropState,
  { name, symbol, batches }: DropSettings,
): Difference[] {
  const compared: readonly Difference[] = [
    { path: 'collection.variant', config: collection.variant, chain: variant },
    { path: 'collection.collectionName', config: collection.collectionName, chain: name },
    { path: 'collection.symbol', config: collection.symbol, chain: symbol },
    ...batches.map(({ firstTokenId, lastTokenId }, index) => ({
      path: `collection.tokens.${index}`,
      config: `${collection.tokens[index]?.amount ?? 0} token ids`,
      chain: `${lastTokenId - firstTokenId + 1n} token ids`,
    })),
  ]
  return compared.filter(({ config, chain }) => config !== chain)
}
