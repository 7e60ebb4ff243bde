import type { QueryKey } from '@tanstack/react-query'

/** Returns the query key for a network's chain time, from its cluster's key prefix. */
export function chainTimeKey(scope: QueryKey[number]): QueryKey {
  return [scope, 'chain-time']
}
