import { OTHER_TOPICS, TRANSFER_TOPIC } from '../../decode/evm/events.ts'
import { EXCHANGE_TOPICS } from '../../decode/evm/exchangeEvents.ts'
import type { EvmSource } from './evmSource.ts'
import type { LogFilter } from './fetchLogs.ts'

/** Creates filters for all logs that a source reads. */
export function filtersOf({
  contracts,
  exchanges: { platform, seaports },
}: Pick<EvmSource, 'contracts' | 'exchanges'>): LogFilter[] {
  const exchanges = platform === undefined ? seaports : [platform, ...seaports]
  return [
    ...(exchanges.length > 0 ? [{ address: exchanges, topics: [EXCHANGE_TOPICS] }] : []),
    // Nodes leave out logs with fewer topics: ERC-20 transfers.
    { address: contracts, topics: [TRANSFER_TOPIC, null, null, null] },
    { address: contracts, topics: [OTHER_TOPICS] },
  ]
}
