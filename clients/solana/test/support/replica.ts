import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { from } from '../../../core/test/conformance/faults.ts'
import type { Replica } from '../../../core/test/conformance/laggingNode.ts'
import { type Fault, startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import { startPrograms } from '../localnet.ts'

/** A network's state file in its folder. */
const STATE_FILE = 'network.jsonl'

/** A network to copy. */
interface Original {
  /** Folder with its state. */
  readonly folder: string
  readonly nodeUrl: string
  readonly startTime: number
}

/** Starts a node with a network's state, which forwards transactions to it and does not execute them itself. */
export async function startReplica({ folder, nodeUrl, startTime }: Original): Promise<Replica> {
  const stateFolder = await mkdtemp(join(folder, 'replica-'))
  await cp(join(folder, STATE_FILE), join(stateFolder, STATE_FILE))
  const replica = await startPrograms({ stateFolder, startTime })
  const relay = await startNodeProxy(replica.rpcUrl)
  relay.setFault((operation) => {
    if (operation === 'sendTransaction') return from(nodeUrl)
    return operation === 'getLatestBlockhash' ? blockhashFrom(nodeUrl) : undefined
  })
  return {
    url: relay.url,
    close: async () => {
      await relay.close()
      await replica.close()
    },
  }
}

/** A network accepts only blockhashes that it has handed out: a copy's would belong to a fork. */
function blockhashFrom(nodeUrl: string): Fault {
  return async ({ ask, answer }) => {
    const own = await ask()
    answer('error' in JSON.parse(own.body) ? own : await ask(nodeUrl))
  }
}
