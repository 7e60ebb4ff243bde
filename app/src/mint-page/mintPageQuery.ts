import type { ComponentType } from 'react'
import type { MintKind } from './lib/mintKind.ts'
import type { MintPageProps } from './lib/mintPageProps.ts'

type Page = ComponentType<MintPageProps>

/** Loads one kind of chain's code, and no other's. */
const LOAD: Record<MintKind, () => Promise<Page>> = {
  solana: async () => (await import('./solana/ui/SolanaMintPage.tsx')).SolanaMintPage,
  aptos: async () => (await import('./aptos/ui/AptosMintPage.tsx')).AptosMintPage,
  evm: async () => (await import('./evm/ui/EvmMintPage.tsx')).EvmMintPage,
}

/** Loads the page for a kind of chain, once. */
export function mintPageQuery(kind: MintKind) {
  return {
    queryKey: ['mint-page', kind],
    queryFn: LOAD[kind],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  } as const
}
