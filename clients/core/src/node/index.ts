export {
  type AskOptions,
  askNode,
  askNodeOnce,
  NODE_TIMEOUT,
  NodeIsBehind,
  untilCaughtUp,
} from './askNode.ts'
export { awaitOutcome, type OutcomeOptions, sendingTimedOut } from './awaitOutcome.ts'
export { callNode, callNodeBatch, fieldOf, JsonRpcError, type NodeAddress } from './callNode.ts'
export { type FallbackFetchOptions, fallbackFetch } from './fallbackFetch.ts'
export {
  isNodeError,
  isTransient,
  isTransientNodeError,
  type NodeErrorCode,
  nodeError,
  statusOf,
} from './nodeFailure.ts'
export type { AnswerVerdict, ExpectedChain, NodeProtocol } from './nodeProtocol.ts'
export { reasonOf } from './nodeReason.ts'
