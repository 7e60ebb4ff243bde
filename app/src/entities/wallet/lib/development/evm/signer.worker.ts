import { answerCall } from '#shared/lib/workerCalls.ts'
import { answerRequest, type SignerRequest } from './signer.ts'

// Only the page that created the worker can send it messages.
addEventListener('message', ({ data, ports: [port] }: MessageEvent<SignerRequest>) => {
  if (port) void answerCall(port, () => answerRequest(data))
})
