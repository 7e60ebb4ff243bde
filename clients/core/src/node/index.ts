export { type AskOptions, askNode, askNodeOnce, NODE_TIMEOUT } from './askNode.ts'
export { isNodeError, isPassingNodeError, type NodeErrorCode, nodeError } from './nodeError.ts'
export { isPassing, statusOf } from './nodeFailure.ts'
export { reasonOf } from './nodeReason.ts'
