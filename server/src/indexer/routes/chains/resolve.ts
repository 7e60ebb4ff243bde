import { found } from '../../../http/found.ts'
import { resolveDomain } from '../../../nodes/resolveDomain.ts'
import * as calls from '../../calls/domains.ts'
import { route } from '../route.ts'

export const resolve = route(calls.resolve, async ({ domain }, { nodes }) =>
  found(await resolveDomain(nodes, domain), 'wallet behind', domain),
)
