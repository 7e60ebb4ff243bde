/** Length of a proof. */
export function nodesText(nodes: number): string {
  return nodes === 1 ? '1 node' : `${nodes} nodes`
}
