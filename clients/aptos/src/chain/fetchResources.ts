import type { AskOptions } from '@mintline/core/node'
import { askNode } from './askNode.ts'
import type { AptosConnection } from './connection.ts'
import { answerStatus } from './nodeAnswer.ts'

/** HTTP status for addresses without resources. */
const NOT_FOUND = 404

/**
 * Fetches all resources at an address, by type such as `0x4::token::Token`; empty if it has none.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchResources(
  connection: AptosConnection,
  address: string,
  options: AskOptions = {},
): Promise<ReadonlyMap<string, unknown>> {
  const request = { method: 'accounts/resources', path: `accounts/${address}/resources` }
  try {
    const data = await askNode<{ readonly type: string; readonly data: unknown }[]>(
      connection,
      request,
      options,
    )
    return new Map(data.map((resource) => [resource.type, resource.data]))
  } catch (error) {
    if (answerStatus(error) === NOT_FOUND) return new Map()
    throw error
  }
}
