import type { EvmLog } from '../../decode/evm/evmLog.ts'
import type { LogFilter } from './fetchLogs.ts'

/** Returns true if a node would return the log for one of the filters. */
export function isAskedFor(
  { address, topics }: Pick<EvmLog, 'address' | 'topics'>,
  filters: readonly LogFilter[],
): boolean {
  return filters.some(
    (filter) =>
      (filter.address === undefined || filter.address.includes(address)) &&
      filter.topics.length <= topics.length &&
      filter.topics.every(
        (asked, at) => asked === null || [asked].flat().some((one) => one === topics[at]),
      ),
  )
}
