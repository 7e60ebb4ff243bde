import type { HashlistItem } from '@mintline/solana'
import { ExportMenu } from '#shared/ui/ExportMenu.tsx'
import { mintsCsv, mintsJson } from '../lib/mintsFiles.ts'

interface ExportMintsProps {
  symbol: string
  /** Newest first. */
  mints: readonly HashlistItem[]
}

/** Exports numbers and mints of all items, in the order of their numbers. */
export function ExportMints({ symbol, mints }: ExportMintsProps) {
  const inOrder = () => mints.toReversed()
  return (
    <ExportMenu
      name={`${symbol}-items`}
      size="md"
      csv={{ label: 'All mints as CSV', text: () => mintsCsv(inOrder()) }}
      json={{ label: 'All mints as JSON', text: () => mintsJson(inOrder()) }}
    />
  )
}
