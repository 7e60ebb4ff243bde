import { evmAddress, formatCurrencyId } from '@mintline/core/identifiers'
import type { EvmPresent } from '@mintline/evm/drop'
import { isAddress, zeroAddress } from 'viem'
import { readOption } from '../../commands/optionValues.ts'
import type { OpenedPhases } from '../../drop/dropOnChain.ts'
import { CommandError } from '../../errors/commandError.ts'
import { baseUnitsOf, readEvmAmount } from '../chain/evmAmount.ts'
import type { ChainReader } from '../chain/resolveChain.ts'
import { fetchCoins } from './fetchCoins.ts'

/**
 * Returns the readers of a drop's prices in options, in the native coin, its phases' currencies, and one more token.
 *
 * @param given A token's address; any other text is left out.
 */
export async function priceReaders(
  context: ChainReader,
  present: Pick<EvmPresent, 'currencies'>,
  given: string | undefined,
): Promise<Pick<OpenedPhases, 'coin' | 'currencies' | 'readPrice' | 'readCurrency'>> {
  const { network, coin } = await context.chain()
  const { blockchain } = network
  const native = { ...coin, id: formatCurrencyId({ blockchain, address: zeroAddress }) }
  const isToken = given !== undefined && isAddress(given, { strict: false })
  const token = readOption('--price-token', isToken ? given : undefined, evmAddress)
  const coins = await fetchCoins(context, token ? [token] : [])
  const others = [...coins].map(([address, unit]) => ({
    ...unit,
    id: formatCurrencyId({ blockchain, address }),
  }))
  const known = [native, ...others, ...present.currencies.values()]
  const named = (name: string) => {
    const isNamed = ({ id, symbol }: (typeof known)[number]) =>
      [symbol, id.split(':')[1]].some((one) => one?.toUpperCase() === name.toUpperCase())
    const found = known.find(isNamed)
    if (!found) throw new CommandError('PRICE_TOKEN_UNKNOWN', { name })
    return found
  }
  return {
    coin: native,
    currencies: new Map(known.map(({ id, symbol, decimals }) => [id, { symbol, decimals }])),
    readCurrency: named,
    readPrice: (text) => {
      const amount = readEvmAmount(text)
      const { unit } = amount
      if (unit === undefined) return { value: 0n }
      const currency = unit.toLowerCase() === 'wei' ? native : named(unit)
      return { value: baseUnitsOf(amount, currency, currency === native), currency }
    },
  }
}
