import { useState } from 'react'
import { settingsStore } from '#entities/settings/model/settings.ts'
import { Button } from '#shared/ui/Button.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import type { Cluster } from '../lib/cluster.ts'
import { nodeHosts, nodeUrls } from '../lib/nodes.ts'
import { useCluster } from '../model/clusterContext.ts'
import { CustomUrlDialog } from './CustomUrlDialog.tsx'

/** All networks, and a field for a custom node. */
export function ClusterPicker() {
  const { cluster, clusters, choose } = useCluster()
  const [isNaming, setIsNaming] = useState(false)
  const hasCustom = clusters.some(({ kind }) => kind === 'custom')
  const use = (customUrl: string) => {
    settingsStore.update({ customUrl })
    choose('custom')
  }
  return (
    <div className="flex flex-col gap-3">
      <RadioGroupField
        label="Network"
        value={cluster.id}
        onValueChange={choose}
        options={clusters.map((candidate) => ({
          value: candidate.id,
          label: candidate.name,
          description: describe(candidate),
        }))}
      />
      <div>
        <Button onClick={() => setIsNaming(true)}>
          {hasCustom ? 'Change the custom RPC' : 'Use a custom RPC'}
        </Button>
      </div>
      <CustomUrlDialog open={isNaming} onOpenChange={setIsNaming} onUse={use} />
    </div>
  )
}

function describe(cluster: Cluster): string {
  const host = nodeHosts(nodeUrls(cluster))
  switch (cluster.kind) {
    case 'embedded':
      return `On this machine, started with this page. Money is free. ${host}`
    case 'custom':
      return host
    case 'public':
      return cluster.network.testnet ? `Play money. ${host}` : `Real money. ${host}`
  }
}
