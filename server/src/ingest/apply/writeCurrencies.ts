import { insertCurrencies } from '../../database/insertCurrencies.ts'
import { CHAIN_NUMBERS, currencyKey } from '../../database/keys/index.ts'
import type { IngestBatch } from '../batch.ts'
import type { Writing } from './writing.ts'

/** Writes tokens used in prices; existing ones stay as they are. */
export async function writeCurrencies(
  { transaction }: Pick<Writing, 'transaction'>,
  { blockchain, currencies = [] }: Pick<IngestBatch, 'blockchain' | 'currencies'>,
): Promise<void> {
  await insertCurrencies(
    transaction,
    currencies.map(({ currency, symbol, decimals }) => ({
      id: currencyKey({ blockchain, address: currency }),
      chain: CHAIN_NUMBERS[blockchain],
      symbol,
      decimals,
    })),
  )
}
