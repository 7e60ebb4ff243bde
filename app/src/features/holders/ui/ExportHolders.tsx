import type { Holder } from '#entities/indexer/lib/holders.ts'
import { ExportMenu } from '#shared/ui/ExportMenu.tsx'
import { holdersCsv, holdersJson } from '../lib/holdersFiles.ts'

interface ExportHoldersProps {
  symbol: string
  /** Returns all holders, also those that the page does not show yet. */
  all: () => readonly Holder[] | Promise<readonly Holder[]>
  /** The button's label. Default: Export. */
  label?: string
}

/** Exports all holders. */
export function ExportHolders({ symbol, all, label }: ExportHoldersProps) {
  return (
    <ExportMenu
      name={`${symbol}-holders`}
      {...(label !== undefined && { label })}
      size="md"
      csv={{ label: 'All holders as CSV', text: async () => holdersCsv(await all()) }}
      json={{ label: 'All holders as JSON', text: async () => holdersJson(await all()) }}
    />
  )
}
