import { useState } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { nodeProblem } from '../lib/nodeProblem.ts'
import { nodeUrls } from '../lib/nodes.ts'
import { useCluster } from '../model/clusterContext.ts'
import { ClusterDialog } from './ClusterPicker.tsx'

/** A problem with the network, with advice; nothing while there is none. */
export function ConnectionBanner() {
  const [isChanging, setIsChanging] = useState(false)
  const { cluster, node, identity, unknownLink, checkNode } = useCluster()
  const change = (
    <Button size="sm" onClick={() => setIsChanging(true)}>
      Change network
    </Button>
  )
  return (
    <div role="status" className="empty:hidden flex flex-col gap-3 mb-6">
      {node.status === 'down' && (
        <Callout
          kind="warn"
          title={nodeProblem(nodeUrls(cluster), node.failure)}
          actions={
            <>
              <Button size="sm" onClick={checkNode}>
                Try now
              </Button>
              {change}
            </>
          }
        >
          This page may be out of date. It retries automatically, and your input is kept.
          {node.failure !== 'silent' && ' A custom RPC works at once.'}
        </Callout>
      )}
      {identity.mistakenFor !== undefined && (
        <Callout
          kind="warn"
          title={`${cluster.name} turns out to be ${identity.mistakenFor}`}
          actions={change}
        >
          Nothing is sent until you choose a network.
        </Callout>
      )}
      {unknownLink !== undefined && (
        <Callout
          title={`This link is for a network that is not available here: ${unknownLink}`}
          actions={change}
        >
          You see {identity.name} instead.
        </Callout>
      )}
      <ClusterDialog open={isChanging} onOpenChange={setIsChanging} />
    </div>
  )
}
