import type { CollectionInfo } from '@mintline/solana'
import { Download } from 'lucide-react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { usePhaseNames } from '#entities/phase/model/phaseNameStore.ts'
import { downloadText } from '#shared/lib/download.ts'
import { Button } from '#shared/ui/Button.tsx'
import { phasesJson } from '../lib/phasesJson.ts'

/** Exports the phases on chain as a file for the `drop` command's config. */
export function ExportPhases({ collection }: { collection: CollectionInfo }) {
  const { currency } = useCluster().identity
  const names = usePhaseNames(collection)
  const { symbol, phases } = collection
  const download = () =>
    downloadText(
      `${symbol}-phases.json`,
      phasesJson(phases, { currency, names }),
      'application/json',
    )
  return (
    <Button size="sm" onClick={download}>
      <Download aria-hidden="true" /> Export phases
    </Button>
  )
}
