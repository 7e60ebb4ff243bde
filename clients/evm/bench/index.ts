// Compares requests, time and answers with thirdweb's SDK on the same drops: npm run bench:evm
import { systemClock } from '@mintline/core'
import { type Hex, toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import {
  type Fault,
  type NodeProxy,
  startNodeProxy,
} from '../../core/test/conformance/nodeProxy.ts'
import { connectChain } from '../src/chain/connectChain.ts'
import type { EvmConnection } from '../src/chain/connection.ts'
import { fetchMintData } from '../src/mint/fetchMintData.ts'
import { type MintProgress, mintItems } from '../src/mint/mintItems.ts'
import { startChain, type TestChain } from '../test/support/chain.ts'
import { deployDrop } from '../test/support/drops.ts'
import { compareAnswers } from './_answers.ts'
import { installThirdweb, openTheirDrop } from './_thirdweb.ts'

/** Rounds; the sides take turns, and the median counts. */
const ROUNDS = 5

/** Milliseconds until a request is answered, as by a node that is not on this machine. */
const DELAY = 40

/** Accounts of anvil that claim. */
const OUR_ACCOUNT = 3
const THEIR_ACCOUNT = 4

const MNEMONIC = 'test test test test test test test test test test test junk'

/** Requests and time of a job. */
interface Cost {
  readonly milliseconds: number
  /** JSON-RPC calls. */
  readonly calls: number
  /** HTTP requests. */
  readonly requests: number
}

/** Does the job; `done` ends the measurement early. */
type Side = (done: () => void) => Promise<unknown>

installThirdweb()
const chain = await startChain()
const proxy = await startNodeProxy(chain.url)
const delayed: Fault = async ({ ask, answer }) => {
  const answered = await ask()
  await systemClock.sleep(DELAY)
  answer(answered)
}
proxy.setFault(() => delayed)
try {
  await measureAll(chain, proxy)
  await printAnswers(chain)
} finally {
  await proxy.close()
  await chain.stop()
}

async function measureAll(chain: TestChain, node: NodeProxy): Promise<void> {
  console.log(`Median of ${ROUNDS} rounds, each answer after ${DELAY} ms; ours : thirdweb's\n`)
  for (const variant of ['erc721', 'erc1155'] as const) {
    const drop = await deployDrop(chain, {
      variant,
      conditions: [{ pricePerToken: 5n }, {}].map(startingAt),
    })
    const reference = { contract: drop.address, tokenId: variant === 'erc721' ? undefined : 0n }
    const connect = () => connectChain(node.url, { batch: true })
    await measure(`${variant}: mint data`, node, {
      ours: () => fetchMintData(connect(), reference),
      theirs: () => openTheirDrop(node.url, drop).fetchMintData(),
    })
    await measure(`${variant}: checked, claimed`, node, {
      ours: (confirmed) => mintOne(chain, connect(), { ...reference, onConfirmed: confirmed }),
      theirs: () => openTheirDrop(node.url, drop).claim(keyOf(THEIR_ACCOUNT)),
    })
    // The metadata of the other variant is not on chain.
    if (variant === 'erc1155') continue
    await measure(`${variant}: and item read`, node, {
      ours: () => mintOne(chain, connect(), reference),
      theirs: async () => {
        const theirDrop = openTheirDrop(node.url, drop)
        await theirDrop.fetchItem(await theirDrop.claim(keyOf(THEIR_ACCOUNT)))
      },
    })
  }
}

interface OurMint {
  readonly contract: string
  readonly tokenId: bigint | undefined
  /** Called once the claim is confirmed, before its item is read. */
  readonly onConfirmed?: () => void
}

function mintOne(
  chain: TestChain,
  connection: EvmConnection,
  { onConfirmed, ...drop }: OurMint,
): Promise<unknown> {
  const wallet = chain.keyWallet(OUR_ACCOUNT, connection)
  const onProgress = ({ stage }: MintProgress) => {
    if (stage === 'reading items') onConfirmed?.()
  }
  return mintItems(connection, { ...drop, wallet, quantity: 1n }, { onProgress })
}

/** Two phases, of which the first has started and the second has not. */
function startingAt<Condition>(condition: Condition, at: number) {
  const start = Math.floor(Date.now() / 1_000) + (at === 0 ? -60 : 86_400)
  return { ...condition, startTimestamp: BigInt(start) }
}

async function measure(
  what: string,
  node: NodeProxy,
  { ours, theirs }: { ours: Side; theirs: Side },
): Promise<void> {
  const costs = { ours: [] as Cost[], theirs: [] as Cost[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.ours.push(await costOf(node, ours))
    costs.theirs.push(await costOf(node, theirs))
  }
  const compared = (['calls', 'requests', 'milliseconds'] as const).map((field) => {
    const [our, their] = [medianOf(costs.ours, field), medianOf(costs.theirs, field)]
    return `${field} ${our} : ${their} = ${(our / their).toFixed(2)}`
  })
  console.log(`${what.padEnd(26)} ${compared.join('   ')}`)
}

async function costOf(node: NodeProxy, side: Side): Promise<Cost> {
  const [calls, requests, start] = [node.asked.length, node.exchanges, performance.now()]
  let cost: Cost | undefined
  const done = () => {
    cost ??= {
      milliseconds: Math.round(performance.now() - start),
      calls: node.asked.length - calls,
      requests: node.exchanges - requests,
    }
    return cost
  }
  await side(done)
  return done()
}

async function printAnswers(chain: TestChain): Promise<void> {
  const answers = await compareAnswers(chain)
  console.log('\nquestion | ours | thirdweb')
  for (const { question, ours, theirs, agree } of answers) {
    console.log(`${question} | ${ours} | ${theirs}${agree ? '' : ' | DIFFERENT'}`)
  }
  if (answers.some(({ agree }) => !agree)) process.exitCode = 1
}

/** Private key of an account of anvil. */
function keyOf(addressIndex: number): Hex {
  const key = mnemonicToAccount(MNEMONIC, { addressIndex }).getHdKey().privateKey
  if (!key) throw new Error('The account has no key')
  return toHex(key)
}

function medianOf(costs: readonly Cost[], field: keyof Cost): number {
  const sorted = costs.map((cost) => cost[field]).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
