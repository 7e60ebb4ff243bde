import { type Address, concatHex, type Hex, numberToHex, size } from 'viem'
import { sendTransaction } from 'viem/actions'
import type { TestChain } from '../../../../clients/evm/test/support/chain.ts'

/** A log to emit. */
export interface EmittedLog {
  readonly topics: readonly Hex[]
  readonly data: Hex
}

const SUPPORTS_INTERFACE = '01ffc9a7'
/** Offset of the data in a call: after the topic count and four topics. */
const DATA = 'a0'

/**
 * Deploys a contract that emits whatever anybody tells it to.
 *
 * @param interfaceId The single ERC-165 interface that it claims to implement.
 */
export function deployEmitter(chain: TestChain, interfaceId: Hex): Promise<Address> {
  const runtime = runtimeOf(interfaceId.slice(2))
  const length = numberToHex(size(runtime), { size: 2 }).slice(2)
  // Copies the code after these 14 bytes, and returns it.
  return chain.deploy(concatHex([`0x61${length}80600d6000396000f300`, runtime]))
}

/** Makes a `deployEmitter` contract emit a log. */
export async function emit(
  { connection, creator }: TestChain,
  to: Address,
  log: EmittedLog,
): Promise<void> {
  const hash = await sendTransaction(creator.client, {
    to,
    data: emission(log),
    account: creator.client.account,
    chain: null,
    gas: 15_000_000n,
  })
  for (;;) {
    const receipt = await connection.client.request({
      method: 'eth_getTransactionReceipt',
      params: [hash],
    })
    if (receipt?.status === '0x0') throw new Error('The log was not emitted')
    if (receipt) return
  }
}

/** Encodes a call to a `deployEmitter` contract. */
export function emission({ topics, data }: EmittedLog): Hex {
  const words = Array.from({ length: 4 }, (_, at) => topics[at] ?? numberToHex(0, { size: 32 }))
  return concatHex([numberToHex(topics.length, { size: 32 }), ...words, data])
}

/** Returns code that answers `supportsInterface`, and emits a log for any other call. */
function runtimeOf(interfaceId: string): Hex {
  const start = `6000 35 60e0 1c 63${SUPPORTS_INTERFACE} 14 60`
  const copy = `60${DATA} 36 03 80 60${DATA} 6000 37`
  const byte = (value: number) => value.toString(16).padStart(2, '0')
  const lengthOf = (code: string) => code.replaceAll(' ', '').length / 2
  const branches = [0, 1, 2, 3, 4].map((count) => {
    const topics = Array.from({ length: count }, (_, at) => `60${byte(32 * (count - at))} 35`)
    // Duplicates the data length, from below the topics.
    return `5b ${topics.join(' ')} ${byte(0x80 + count)} 6000 ${byte(0xa0 + count)} 00`
  })
  const jump = (count: number, to: number) => `6000 35 60${byte(count)} 14 60${byte(to)} 57`
  const head = lengthOf(`${start}00 57 ${copy}`) + 5 * lengthOf(jump(0, 0)) + lengthOf('00')
  const targets = branches.map((_, at) => head + lengthOf(branches.slice(0, at).join('')))
  const answer = head + lengthOf(branches.join(''))
  const parts = [
    `${start}${byte(answer)} 57 ${copy}`,
    ...targets.map((target, count) => jump(count, target)),
    '00',
    ...branches,
    `5b 6004 35 60e0 1c 63${interfaceId} 14 6000 52 6020 6000 f3`,
  ]
  return `0x${parts.join('').replaceAll(' ', '')}`
}
