import { askNodeOnce } from '@mintline/core'
import { CLOCK_SYSVAR, decodeClock, type ReadConnection } from '@mintline/solana/reads'
import type { AccountWatch } from './accountWatch.ts'

/** Maximum accounts per request. */
const MAX_ACCOUNTS = 100
/** Slots by which nodes behind one address may differ: about a minute. */
const LAG = 150n

interface PulseInput {
  connection: Pick<ReadConnection, 'getGenesisHash' | 'getMultipleAccountsInfo'>
  accounts: AccountWatch
  /** Called with the chain time in unix seconds. */
  onTime: (time: bigint) => void
}

/**
 * Creates a poll for a network, which fetches in one request: whether its node answers, which chain it serves, the time
 * there, and the watched accounts. The chain is identified at the first poll, after a failure, and when its slots fall
 * back.
 *
 * @returns the function that polls and resolves to the genesis hash
 */
export function createPulse({ connection, accounts, onTime }: PulseInput): () => Promise<string> {
  let chain: { genesisHash: string; slot: bigint } | undefined
  const identify = () => askNodeOnce('getGenesisHash', () => connection.getGenesisHash())
  const look = async () => {
    const watched = accounts.addresses()
    const states = await readAccounts(connection, [CLOCK_SYSVAR, ...watched])
    const [clock, ...others] = states
    const { slot, unixTimestamp } = decodeClock(clock)
    onTime(unixTimestamp)
    return { slot, tell: () => accounts.see(watched, others) }
  }
  return async () => {
    try {
      const [known, { slot, tell }] = await Promise.all([chain?.genesisHash ?? identify(), look()])
      const isBehind = chain !== undefined && slot + LAG < chain.slot
      const genesisHash = isBehind ? await identify() : known
      chain = { genesisHash, slot }
      tell()
      return genesisHash
    } catch (error) {
      chain = undefined
      throw error
    }
  }
}

async function readAccounts(
  connection: PulseInput['connection'],
  addresses: readonly string[],
): ReturnType<PulseInput['connection']['getMultipleAccountsInfo']> {
  const keys = addresses.map((address) => ({ toBase58: () => address }))
  const parts = Array.from({ length: Math.ceil(keys.length / MAX_ACCOUNTS) }, (_, part) =>
    keys.slice(part * MAX_ACCOUNTS, (part + 1) * MAX_ACCOUNTS),
  )
  const answers = await Promise.all(
    parts.map((part) =>
      askNodeOnce('getMultipleAccounts', () => connection.getMultipleAccountsInfo(part)),
    ),
  )
  return answers.flat()
}
