import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FollowedMint, ResolvedMint } from '../lib/followedMint.ts'
import type { OpenMintStore } from '../lib/openMintStore.ts'

/** Milliseconds between searches for a mint that is not found. */
const SEARCH_INTERVAL = 15_000

/** The drop that a mint is of, as it is stored. */
interface StoredDrop {
  /** Union id or address. */
  contract: string
  /** Its network's chain id. */
  chainId: number
}

interface FollowedMints<Mint> {
  /** Prefix of query keys. */
  scope: string
  store: OpenMintStore<Mint>
  drop: StoredDrop
  /** Returns a mint's outcome; throws if it is not known. */
  resolve: (mint: Mint, signal: AbortSignal) => Promise<ResolvedMint>
}

/** Follows a drop's mints whose outcome was not shown, one by one, oldest first. */
export function useFollowedMint<Mint extends StoredDrop & { id: string }>({
  scope,
  store,
  drop: { contract, chainId },
  resolve,
}: FollowedMints<Mint>) {
  const [left, setLeft] = useState(() =>
    store.of((stored) => stored.contract === contract && stored.chainId === chainId),
  )
  const mint = left[0]
  const { data, error, refetch } = useQuery({
    queryKey: [scope, 'open-mint', mint?.id],
    enabled: mint !== undefined,
    queryFn: ({ signal }): Promise<ResolvedMint> => {
      if (!mint) throw new Error('No mint is open.')
      return resolve(mint, signal)
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? SEARCH_INTERVAL : false),
  })
  return {
    state: stateOf(),
    /** Adds a mint whose outcome is not known. */
    follow: (open: Mint) => setLeft((before) => [...before, open]),
  }

  function stateOf(): FollowedMint<Mint> {
    if (!mint) return { status: 'none' }
    const dismiss = () => {
      store.forget(mint.id)
      setLeft((before) => before.slice(1))
    }
    if (data) return { status: 'resolved', mint, resolved: data, dismiss }
    if (error) return { status: 'unknown', mint, error, retry: () => void refetch(), dismiss }
    return { status: 'resolving', mint }
  }
}
