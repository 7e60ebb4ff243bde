/** Node requests and reads without the rest of the client, for servers that start fast. */
export { connectAptos } from './chain/connection.ts'
export { nodesFetch } from './chain/nodesFetch.ts'
export { type NodeAddress, type NodeRequest, requestNode } from './chain/requestNode.ts'
export { LOCAL_DROP_MACHINE } from './drop/localDropMachine.ts'
export { royaltiesOf } from './drop/payments.ts'
