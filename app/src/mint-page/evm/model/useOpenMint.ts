import type { MintResult } from '@mintline/core'
import { resumeMint } from '@mintline/evm'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FailedMint } from '../../lib/mintOutcome.ts'
import { failureOf, isUnknown } from '../lib/mintOutcome.ts'
import type { OpenMint } from '../lib/openMint.ts'
import { useEvm } from './evmContext.ts'
import { findOpenMint } from './findOpenMint.ts'
import { forgetMint, openMintsOf, rememberMint } from './openMintStore.ts'
import { useEvmConnection } from './useEvmConnection.ts'

/** A mint that was pending when the page was closed, or whose outcome is not known. */
export type OpenMintState =
  | { status: 'none' }
  | { status: 'resolving'; mint: OpenMint }
  | { status: 'resolved'; mint: OpenMint; resolved: ResolvedMint; dismiss: () => void }
  /** It cannot be told. */
  | { status: 'unknown'; mint: OpenMint; error: Error; retry: () => void; dismiss: () => void }

/** Outcome of such a mint. */
export type ResolvedMint =
  | { status: 'minted'; result: MintResult }
  | { status: 'failed'; end: FailedMint }

/** Milliseconds between two searches for a claim that is not found. */
const SEARCH_INTERVAL = 15_000

/** Follows mints whose outcome was not shown, one by one. */
export function useOpenMint(contract: string) {
  const { network, scope } = useEvm()
  const connection = useEvmConnection()
  const [left, setLeft] = useState(() => openMintsOf({ chainId: network.chainId, contract }))
  const mint = left[0]
  const { data, error, refetch } = useQuery({
    queryKey: [scope, 'open-mint', mint?.id],
    enabled: mint !== undefined,
    queryFn: async ({ signal }): Promise<ResolvedMint> => {
      if (!mint) throw new Error('No mint is open.')
      const hash = await findOpenMint(connection, mint, signal)
      if (hash !== mint.hash) rememberMint({ ...mint, hash })
      try {
        const sent = { contract, hash, quantity: BigInt(mint.quantity) }
        return { status: 'minted', result: await resumeMint(connection, sent, { signal }) }
      } catch (failure) {
        signal.throwIfAborted()
        if (isUnknown(failure, { hash, wasAsked: true })) throw failure
        return { status: 'failed', end: failureOf(failure) }
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? SEARCH_INTERVAL : false),
  })
  return {
    state: stateOf(),
    /** Adds a mint whose outcome is not known. */
    follow: (open: OpenMint) => setLeft((before) => [...before, open]),
  }

  function stateOf(): OpenMintState {
    if (!mint) return { status: 'none' }
    const dismiss = () => {
      forgetMint(mint.id)
      setLeft((before) => before.slice(1))
    }
    if (data) return { status: 'resolved', mint, resolved: data, dismiss }
    if (error) return { status: 'unknown', mint, error, retry: () => void refetch(), dismiss }
    return { status: 'resolving', mint }
  }
}
