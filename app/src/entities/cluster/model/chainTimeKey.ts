import type { QueryKey } from '@tanstack/react-query'

/** Query key of the time of a network, by the key prefix of its cluster. */
export function chainTimeKey(scope: QueryKey[number]): QueryKey {
  return [scope, 'chain-time']
}
