/** Messages about collections: what they are made of and who may change them. */
export const COLLECTION_MESSAGES = {
  /** In the words of the specification; what was asked for is in the context. */
  EDITIONS_NOT_FOUND: ({ collection }: { collection: string }) =>
    `Editions not found: no collection has the symbol or address ${collection} on this network.`,
  EDITIONS_CONTROLS_NOT_FOUND: ({ deployment }: { deployment: string }) =>
    `Editions controls not found: the deployment ${deployment} has none on this network.`,
}
