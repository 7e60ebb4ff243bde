import { nodeProblem } from '#entities/cluster/lib/nodeProblem.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { useMintNetwork } from '../model/mintNetworkContext.ts'

/** Notice while the node does not answer; otherwise nothing. */
export function NodeNotice() {
  const { node, nodeUrls, checkNode } = useMintNetwork()
  return (
    <div role="status" className="mb-6 empty:hidden">
      {node.status === 'down' && (
        <Callout
          kind="warn"
          title={nodeProblem(nodeUrls, node.failure)}
          actions={
            <Button size="sm" onClick={checkNode}>
              Try now
            </Button>
          }
        >
          This page may be out of date. It retries automatically.
        </Callout>
      )}
    </div>
  )
}
