import type { MintlineError } from '@mintline/core/errors'
import type { EvmAddress } from '@mintline/core/identifiers'
import type { EvmNetwork } from '@mintline/core/networks'
import { type AskOptions, askNodeOnce } from '@mintline/core/node'
import { type Address, type Hex, numberToHex, stringToHex } from 'viem'
import type { AllowlistProof } from '../allowlist/allowlistProof.ts'
import type { ReadConnection } from '../chain/connection.ts'
import { isNativeToken, transactionValue } from '../contract/nativeCoin.ts'
import { contractFailure } from '../failures/decodeContractFailure.ts'
import { claimData } from '../mint/claimTransactions.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'

/** A phase's first mint. */
export interface FirstMint {
  /** Undefined for ERC-721. */
  readonly tokenId: bigint | undefined
  /** Unix seconds within the phase. */
  readonly time: bigint
  /** Minting wallet; undefined = any. */
  readonly wallet: EvmAddress | undefined
  /** Base units per item. */
  readonly price: bigint
  readonly currency: Address
  /** Undefined = none. */
  readonly proof: AllowlistProof | undefined
}

/** Mints to simulate, after transactions that are still to be sent. */
export interface FirstMintsInput {
  readonly network: EvmNetwork
  readonly drop: { readonly address: EvmAddress }
  /** Wallet that sends the transactions. */
  readonly sender: EvmAddress
  /** Calls before the mints, in order. */
  readonly calls: readonly (EvmTransaction & { readonly to: Address })[]
  /** Unix seconds for these calls: later than the latest block. */
  readonly time: bigint
  /** Code for contracts that are not deployed yet, by address. */
  readonly codes: Readonly<Record<Address, Hex>>
  /** Sorted by time. */
  readonly mints: readonly FirstMint[]
}

/** Wallet without code or history, which mints where any wallet may, and receives the items. */
const STAND_IN = stringToHex('mintline first mint.')

/** Code for a token that grants everything: it replaces tokens, which the simulated wallets lack. */
const GENEROUS_TOKEN: Hex = '0x600160005260206000f3'

/** JSON-RPC code for a reverted call. */
const REVERTED = 3

/** Balance for simulated wallets. */
const PLENTY = numberToHex(10n ** 36n)

/**
 * Simulates each phase's first mint in a separate block, on the state after the calls; nothing is sent. Needs a node
 * with `eth_simulateV1`.
 *
 * @returns Each mint's refusal, in request order; undefined = it can be minted. Undefined as a whole if the node cannot
 * simulate, or refuses one of the calls.
 * @throws The signal's reason.
 */
export async function simulateFirstMints(
  { client }: ReadConnection,
  input: FirstMintsInput,
  options: AskOptions = {},
): Promise<(MintlineError | undefined)[] | undefined> {
  const method = 'eth_simulateV1'
  const params = [{ blockStateCalls: [setUp(input), ...mintBlocks(input)] }, 'latest']
  // No retries: most nodes that do not answer lack this method.
  const blocks = await askNodeOnce(method, () => client.request({ method, params }), options).catch(
    () => options.signal?.throwIfAborted(),
  )
  if (!isBlocks(blocks) || blocks.length !== input.mints.length + 1) return undefined
  const [before, ...mints] = blocks
  if (!before?.calls.every(isDone)) return undefined
  return mints.map(({ calls: [mint] }) =>
    mint && !isDone(mint) ? contractFailure(reverted(mint), input.drop.address) : undefined,
  )
}

function setUp({ sender, calls, codes, mints, time }: FirstMintsInput) {
  const tokens = mints.filter(({ currency }) => !isNativeToken(currency))
  const overridden = [
    ...Object.entries(codes).map(([address, code]) => [address, { code }] as const),
    ...tokens.map(({ currency }) => [currency, { code: GENEROUS_TOKEN }] as const),
  ]
  return {
    blockOverrides: { time: numberToHex(time) },
    stateOverrides: Object.fromEntries(overridden),
    calls: calls.map(({ to, data, value = 0n }) => ({
      from: sender,
      to,
      input: data,
      value: numberToHex(value),
    })),
  }
}

function mintBlocks({ network, drop, mints, time }: FirstMintsInput) {
  let last = time
  return mints.map(({ tokenId, wallet: from = STAND_IN, price, currency, proof, time: wanted }) => {
    last = wanted > last ? wanted : last + 1n
    const value = isNativeToken(currency) ? transactionValue(price, network) : 0n
    const terms = { price, currency, proof }
    return {
      blockOverrides: { time: numberToHex(last) },
      stateOverrides: { [from]: { balance: PLENTY } },
      calls: [
        {
          from,
          to: drop.address,
          input: claimData({ drop: { tokenId }, terms, quantity: 1n, receiver: STAND_IN }),
          value: numberToHex(value),
        },
      ],
    }
  })
}

interface SimulatedCall {
  readonly status: string
  /** Revert data from a failed call; nodes use either this field or `error`. */
  readonly returnData?: unknown
  readonly error?: { readonly data?: unknown } | undefined
}

/** Converts a failed call to a refused request. */
function reverted({ error, returnData }: SimulatedCall) {
  return { code: REVERTED, data: error?.data ?? returnData }
}

function isDone({ status }: SimulatedCall): boolean {
  return status === '0x1'
}

function isBlocks(answer: unknown): answer is { readonly calls: readonly SimulatedCall[] }[] {
  return (
    Array.isArray(answer) &&
    answer.every(
      (block) =>
        Array.isArray(block?.calls) &&
        block.calls.every(
          (call: unknown) => typeof Reflect.get(Object(call), 'status') === 'string',
        ),
    )
  )
}
