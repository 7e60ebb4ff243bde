import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FollowedMint, ResolvedMint } from '../lib/followedMint.ts'

/** Milliseconds between searches for a mint that is not found. */
const SEARCH_INTERVAL = 15_000

interface FollowedMints<Mint> {
  /** Prefix of query keys. */
  scope: string
  /** Returns the mints whose outcome was not shown, oldest first; called once. */
  pending: () => Mint[]
  /** Returns a mint's outcome; throws if it is not known. */
  resolve: (mint: Mint, signal: AbortSignal) => Promise<ResolvedMint>
  /** Removes a mint whose outcome was shown. */
  forget: (id: string) => void
}

/** Follows mints whose outcome was not shown, one by one. */
export function useFollowedMint<Mint extends { id: string }>(mints: FollowedMints<Mint>) {
  const { scope, pending, resolve, forget } = mints
  const [left, setLeft] = useState(pending)
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
      forget(mint.id)
      setLeft((before) => before.slice(1))
    }
    if (data) return { status: 'resolved', mint, resolved: data, dismiss }
    if (error) return { status: 'unknown', mint, error, retry: () => void refetch(), dismiss }
    return { status: 'resolving', mint }
  }
}
