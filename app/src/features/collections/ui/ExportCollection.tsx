import type { CollectionInfo } from '@mintline/solana'
import { Download } from 'lucide-react'
import { usePhaseNames } from '#entities/phase/model/phaseNameStore.ts'
import { downloadText } from '#shared/lib/download.ts'
import { exactJson } from '#shared/lib/exactJson.ts'
import { Button } from '#shared/ui/Button.tsx'

/** Exports a collection with all its data on chain, and its phases' names. */
export function ExportCollection({ collection }: { collection: CollectionInfo }) {
  const names = usePhaseNames(collection)
  const save = () => {
    const phases = collection.phases.map((phase) => {
      const name = names[phase.phaseIndex]
      return name ? { ...phase, name } : phase
    })
    const text = exactJson({ ...collection, phases })
    downloadText(`${collection.symbol}.json`, text, 'application/json')
  }
  return (
    <Button onClick={save}>
      <Download aria-hidden="true" />
      Export as JSON
    </Button>
  )
}
