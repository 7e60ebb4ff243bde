import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import type { FollowedMint } from '../../lib/followedMint.ts'
import type { OpenMint } from '../lib/openMint.ts'
import { openMints, openMintsOf } from './openMintStore.ts'
import { type ResolvedMint, resolveMint } from './resolveMint.ts'

/** A mint that was pending when the page was closed. */
export type OpenMintState = FollowedMint<OpenMint, ResolvedMint>

/** A collection's pending mints, as first found. */
interface PendingMints {
  of: string
  mints: readonly OpenMint[]
}

/** Follows mints that were pending when the page was closed, one by one. */
export function useOpenMint(deployment: string): OpenMintState {
  const { openConnection, node } = useCluster()
  const [left, setLeft] = useState<PendingMints>()
  const genesisHash = node.status === 'up' ? node.genesisHash : undefined
  const of = genesisHash && `${genesisHash} ${deployment}`
  // Looked up once: later mints are followed by the component that starts them.
  if (genesisHash !== undefined && of !== undefined && left?.of !== of) {
    setLeft({ of, mints: openMintsOf({ genesisHash, deployment }) })
  }
  const mint = left?.of === of ? left?.mints[0] : undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['open-mint', mint?.id],
    enabled: mint !== undefined,
    queryFn: async () => {
      if (!mint) throw new Error('No mint is open.')
      return resolveMint(await openConnection(), mint)
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (!mint) return { status: 'none' }
  const dismiss = () => {
    openMints.forget(mint.id)
    setLeft((before) => before && { ...before, mints: before.mints.slice(1) })
  }
  if (data) return { status: 'resolved', mint, resolved: data, dismiss }
  if (error) return { status: 'unknown', mint, error, retry: () => void refetch(), dismiss }
  return { status: 'resolving', mint }
}
