import type { ComponentType } from 'react'
import type { MintPageProps } from './lib/mintPageProps.ts'

type Page = ComponentType<MintPageProps>

/** Code of one kind of chain; none loads that of another. */
const LOAD: Record<'solana', () => Promise<Page>> = {
  solana: async () => (await import('./solana/ui/SolanaMintPage.tsx')).SolanaMintPage,
}

/** Loads the page of a kind of chain, once. */
export function mintPageQuery(kind: keyof typeof LOAD) {
  return {
    queryKey: ['mint-page', kind],
    queryFn: LOAD[kind],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  } as const
}
