import type { ReadConnection } from '@mintline/solana/reads'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clusterKey } from '#shared/lib/queryClient.ts'
import type { AccountWatch } from '../lib/accountWatch.ts'
import type { Cluster } from '../lib/cluster.ts'
import { subscriptionUrl } from '../lib/nodes.ts'
import { createPulse } from '../lib/pulse.ts'
import { chainTimeKey } from './chainTimeKey.ts'
import { useAccountFeed } from './useAccountFeed.ts'
import { nodeStateOf } from './useNode.ts'
import { useNodeAnswer } from './useNodeAnswer.ts'

const BETWEEN_LOOKS = 15_000

/**
 * Polls the node's state every 15 seconds while the page is in view, together with the chain time and the watched
 * accounts. If the node pushes changes, it is polled as soon as it does.
 */
export function usePulse(cluster: Cluster, connection: ReadConnection, accounts: AccountWatch) {
  const client = useQueryClient()
  const scope = clusterKey(cluster)
  const pulse = useMemo(
    () =>
      createPulse({
        connection,
        accounts,
        onTime: (time) =>
          client.setQueryData(chainTimeKey(scope), { time, askedAt: performance.now() }),
      }),
    [client, scope, connection, accounts],
  )
  const { state, ...rest } = useNodeAnswer(scope, pulse, BETWEEN_LOOKS)
  useAccountFeed(accounts, {
    url: state.status === 'up' ? subscriptionUrl(cluster) : undefined,
    onChange: rest.check,
  })
  return { ...rest, state: nodeStateOf(state) }
}
