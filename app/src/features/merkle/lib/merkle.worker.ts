import { answerCall } from './calls.ts'
import { createMerkleDesk, type MerkleRequest } from './merkleDesk.ts'

const ask = createMerkleDesk()

// Only the page that made the worker can send it anything.
addEventListener('message', ({ data, ports: [port] }: MessageEvent<MerkleRequest>) => {
  if (port) void answerCall(port, (options) => ask(data, options))
})
