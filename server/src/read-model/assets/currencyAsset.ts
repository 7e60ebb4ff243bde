import { isNativeCurrencyId } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { readCurrencyKey } from '../../database/keys/index.ts'
import { currencyIdOf } from '../ids/texts.ts'

/** Returns a currency's asset type. */
export function currencyAsset(key: Buffer) {
  const { blockchain, address } = readCurrencyKey(key)
  const contract = `${blockchain}:${address}`
  const isNative = isNativeCurrencyId(currencyIdOf(key))
  switch (layerOneOf(blockchain)) {
    case 'ETHEREUM':
      return isNative
        ? { '@type': 'ETH' as const, blockchain }
        : { '@type': 'ERC20' as const, contract }
    case 'SOLANA':
      // SOLANA_SOL names no blockchain, so it cannot stand for the coin on Eclipse.
      if (blockchain === 'SOLANA' && isNative) return { '@type': 'SOLANA_SOL' as const }
      return isNative
        ? { '@type': 'CURRENCY_NATIVE' as const, blockchain }
        : { '@type': 'SOLANA_FT' as const, address: contract }
    default:
      return isNative
        ? { '@type': 'CURRENCY_NATIVE' as const, blockchain }
        : { '@type': 'CURRENCY_TOKEN' as const, contract }
  }
}
