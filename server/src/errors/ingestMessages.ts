/** Messages about following chains. */
export const INGEST_MESSAGES = {
  OTHER_CHAIN: ({ host, blockchain, found }: { host: string; blockchain: string; found: string }) =>
    `The node ${host} serves ${found}, and not the network of ${blockchain} that this database holds: correct the URL of the node, or start with another database`,
}
