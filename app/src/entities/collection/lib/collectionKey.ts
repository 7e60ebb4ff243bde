/** Returns a collection's key in the browser's storage: its group mint, which unlike its symbol is unique to it. */
export function collectionKey(
  cluster: { id: string },
  { groupMint }: { groupMint: string },
): string {
  return `${cluster.id} ${groupMint}`
}
