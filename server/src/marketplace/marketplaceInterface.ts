import type { Call, Model } from '../http/contract/call.ts'
import type { InterfaceName } from '../http/openapi.ts'
import * as calls from './calls/index.ts'
import { MARKETPLACE_MODELS } from './schemas/index.ts'

/** The 139 calls of the marketplace: version 4, search and metrics. */
export const MARKETPLACE_INTERFACE: InterfaceName & {
  readonly calls: readonly Call[]
  readonly models: readonly Model[]
} = {
  name: 'marketplace',
  title: 'Mintline marketplace',
  version: 'v4',
  calls: Object.values(calls),
  models: MARKETPLACE_MODELS,
}
