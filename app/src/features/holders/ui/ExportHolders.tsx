import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { fetchAllHolders } from '#entities/indexer/model/fetchHolders.ts'
import { ExportMenu } from '#shared/ui/ExportMenu.tsx'
import { holdersCsv, holdersJson } from '../lib/holdersFiles.ts'

interface ExportHoldersProps {
  indexer: Indexer
  deployment: string
  symbol: string
}

/** Exports all holders, also those that the page does not show yet. */
export function ExportHolders({ indexer, deployment, symbol }: ExportHoldersProps) {
  const all = () => fetchAllHolders(indexer, deployment)
  return (
    <ExportMenu
      name={`${symbol}-holders`}
      size="md"
      csv={{ label: 'All holders as CSV', text: async () => holdersCsv(await all()) }}
      json={{ label: 'All holders as JSON', text: async () => holdersJson(await all()) }}
    />
  )
}
