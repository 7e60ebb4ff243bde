/** Messages about blockchain nodes. */
export const NODE_MESSAGES = {
  NO_NODE: ({ blockchain }: { blockchain: string }) =>
    `This server has no node of ${blockchain} to ask`,
  DOMAIN_INVALID: ({ domain, rule }: { domain: string; rule: string }) =>
    `The domain ${JSON.stringify(domain.slice(0, 200))} ${rule}`,
}
