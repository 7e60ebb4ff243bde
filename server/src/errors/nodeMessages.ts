import { answered } from './answers.ts'

/** Messages about blockchain nodes. */
export const NODE_MESSAGES = {
  NO_NODE: answered(
    'badRequest',
    ({ blockchain }: { blockchain: string }) => `This server has no node of ${blockchain} to ask`,
  ),
  DOMAIN_INVALID: answered(
    'badRequest',
    ({ domain, rule }: { domain: string; rule: string }) =>
      `The domain ${JSON.stringify(domain.slice(0, 200))} ${rule}`,
  ),
}
