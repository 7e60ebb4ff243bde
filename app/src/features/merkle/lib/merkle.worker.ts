import { answerCall } from '#shared/lib/workerCalls.ts'
import { createMerkleService, type MerkleRequest } from './merkleService.ts'

const ask = createMerkleService()

// Only the page that created the worker can send it anything.
addEventListener('message', ({ data, ports: [port] }: MessageEvent<MerkleRequest>) => {
  if (port) void answerCall(port, (options) => ask(data, options))
})
