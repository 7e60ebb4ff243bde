import type { CollectionInfo } from '@mintline/solana'
import { Download } from 'lucide-react'
import { downloadText } from '#shared/lib/download.ts'
import { exactJson } from '#shared/lib/exactJson.ts'
import { Button } from '#shared/ui/Button.tsx'

/** Exports a collection with all of its data on chain. */
export function ExportCollection({ collection }: { collection: CollectionInfo }) {
  const save = () =>
    downloadText(`${collection.symbol}.json`, exactJson(collection), 'application/json')
  return (
    <Button onClick={save}>
      <Download aria-hidden="true" />
      Export as JSON
    </Button>
  )
}
