import { setTimeout as sleep } from 'node:timers/promises'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import { startProcess } from '../../test/_serverProcess.ts'
import type { Effort } from '../effort.ts'
import { latencyOf } from '../load/latencies.ts'
import type { Result } from '../report/result.ts'
import { inTemporaryFolder } from '../temporaryFolder.ts'

const PAUSE = 10

/** Measures the time from a mint on the embedded network until a server that follows it answers with the item. */
export async function measureMints({ mints }: Effort): Promise<Result> {
  const localnet = await startPrograms()
  try {
    const drop = await Drop.deploy(localnet)
    await drop.addPhase()
    const minter = await fundedWallet(drop.connection)
    const times = await inTemporaryFolder(async (folder) => {
      const settings = { nodes: { SOLANA: [localnet.rpcUrl] } }
      const server = await startProcess(folder, { settings })
      try {
        const found: number[] = []
        for (let count = 0; count < mints; count += 1) {
          const begin = performance.now()
          const [mint] = await drop.mint(minter, 1)
          await listed(`${server.url}/v0.1/items/SOLANA:${mint}`)
          found.push(performance.now() - begin)
        }
        return found
      } finally {
        await server.stop()
      }
    })
    const latency = latencyOf(times)
    return {
      what: 'a mint on the embedded network until its item is answered, p95',
      value: latency.p95 / 1_000,
      unit: 's',
      bound: { most: 2 },
      latency,
    }
  } finally {
    await localnet.close()
  }
}

/** Waits until an item is available. */
async function listed(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (answer.ok) return
    await sleep(PAUSE)
  }
}
