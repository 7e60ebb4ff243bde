import type { MintResult } from '@mintline/core'
import { findClaim, resumeMint } from '@mintline/evm'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FailedMint } from '../../lib/mintOutcome.ts'
import { failureOf, isUnknown } from '../lib/mintOutcome.ts'
import type { OpenMint } from '../lib/openMint.ts'
import { useEvm } from './evmContext.ts'
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

/** Milliseconds between two searches for a claim whose hash is not known. */
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
      const hash = mint.hash ?? (await findHash(mint, signal))
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
  const findHash = async (open: OpenMint, signal: AbortSignal): Promise<string> => {
    const claim = { contract, wallet: open.wallet, fromBlock: BigInt(open.fromBlock) }
    const hash = await findClaim(connection, claim, { signal })
    if (hash === undefined) throw new Error(NOT_FOUND)
    rememberMint({ ...open, hash })
    return hash
  }
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

const NOT_FOUND =
  'Your wallet has not said whether it sent this mint. If its request is still open there, approve or reject it: this page goes on looking. Dismiss this once you have rejected it'
