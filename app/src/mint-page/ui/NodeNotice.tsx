import { hostOf } from '#features/cluster/lib/customUrl.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { useMintCluster } from '../model/mintClusterContext.ts'

/** Says calmly that the node does not answer; nothing while it does. */
export function NodeNotice() {
  const { cluster, node, checkNode } = useMintCluster()
  return (
    <div role="status" className="mb-6 empty:hidden">
      {node.status === 'down' && (
        <Callout
          kind="warn"
          title={`${hostOf(cluster.rpcUrl)} does not answer`}
          actions={
            <Button size="sm" onClick={checkNode}>
              Try now
            </Button>
          }
        >
          What you see may be out of date. It is asked again every few seconds.
        </Callout>
      )}
    </div>
  )
}
