import { fetchVerifiedName, type NameRegistry, resolveName } from '@mintline/core/names'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorText } from '#shared/lib/errorText.ts'
import { type Minter, type MintToChoice, type MintToDraft, mintToChoice } from '../lib/mintTo.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { type MintNetwork, useMintNetwork } from './mintNetworkContext.ts'

/** Milliseconds without a key press after which an entered name is looked up. */
const PAUSE = 400

/** The network's name registry; null = it has none. */
function registryQuery({ nodeUrls, openNames }: Pick<MintNetwork, 'nodeUrls' | 'openNames'>) {
  return queryOptions<NameRegistry | null>({
    // Some pages load what opens it late.
    queryKey: ['name-registry', openNames !== undefined, ...nodeUrls],
    queryFn: async () => (await openNames?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}

/** Returns the network's name registry; null = it has none, undefined while that is not known. */
export function useNameRegistry(isWanted: boolean): NameRegistry | null | undefined {
  return useQuery({ ...registryQuery(useMintNetwork()), enabled: isWanted }).data
}

/** Parses who receives the items, and looks an entered name up: once, so that its address stays what is shown. */
export function useMintToChoice(draft: MintToDraft, minter: Minter): MintToChoice {
  const network = useMintNetwork()
  const choice = mintToChoice(draft, minter)
  const name = choice.status === 'named' ? choice.name : ''
  const { data, error } = useQuery({
    queryKey: ['name', network.openNames !== undefined, ...network.nodeUrls, name],
    enabled: name !== '',
    queryFn: async ({ signal, client }) => {
      await pause(signal)
      const registry = await client.fetchQuery(registryQuery(network))
      return resolveName(registry ?? undefined, name, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (choice.status !== 'named') return choice
  if (data) {
    const mintTo = data.address === minter.wallet ? undefined : data.address
    return { status: 'ready', mintTo, name: data.name }
  }
  return error ? { status: 'unresolved', reason: errorText(error) } : choice
}

/** Returns an address' verified name once the page is idle; undefined = none is known. */
export function useVerifiedName(address: string): string | undefined {
  const network = useMintNetwork()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { data } = useQuery({
    queryKey: ['verified-name', network.openNames !== undefined, ...network.nodeUrls, address],
    enabled: isIdle,
    queryFn: async ({ signal, client }) => {
      const registry = await client.fetchQuery(registryQuery(network))
      return registry && ((await fetchVerifiedName(registry, address, { signal })) ?? null)
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data ?? undefined
}

async function pause(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PAUSE)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
  signal.throwIfAborted()
}
