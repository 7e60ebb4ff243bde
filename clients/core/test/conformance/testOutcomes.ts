import { expect } from 'chai'
import type { Clock } from '../../src/async/index.ts'
import { type ErrorCode, isMintlineError, type MintlineError } from '../../src/errors/index.ts'
import type { MintResult } from '../../src/mint/index.ts'
import { HASTY_CLOCK, PollingClock } from '../async/_clock.ts'
import type { ClientChain, FundedWallet, OpenDropTerms } from './dropFixture.ts'
import { accepted, cut, empty, endless, status, times, truncated } from './faults.ts'
import { laggingNode, type Replica } from './laggingNode.ts'
import { type Fault, type NodeProxy, startNodeProxy } from './nodeProxy.ts'

/** A chain for the outcome suite: a real node, with a proxy in front. */
export interface FaultyChain<Wallet> {
  /** URL of the node. */
  readonly nodeUrl: string
  /** Clock for mints. Default: one that skips retry delays. */
  readonly clock?: Clock | undefined
  /** The chain as reached through a URL: clients and wallets send and read only there. */
  at(url: string): Promise<ClientChain<Wallet>>
  /** Operation that submits signed bytes, and operations that look up their outcome. */
  readonly operations: { readonly submit: string; readonly lookUp: RegExp }
  /** A lookup's answer from a node that does not know the transaction. */
  readonly notFound: Fault
  /** A submission's answer with a hash that no node knows; the node does not get the transaction. */
  readonly unknownHash: Fault
  /** An answer from another network's node, and the codes that clients have for it. */
  readonly otherNetwork: {
    readonly operation: string
    readonly answer: Fault
    readonly codes: readonly ErrorCode[]
  }
  /** Starts a second node on the network, whose state is frozen now. */
  startReplica(): Promise<Replica>
}

const TERMS: OpenDropTerms = {
  price: 2_000_000n,
  maxSupply: 0n,
  maxPerWallet: 0n,
  platformFeeBp: 500,
}

/** Platform fee per item. */
const FEE = 100_000n

/** Programmers' words that no message may have. */
const RAW = /NaN|undefined|\bnull\b|unexpected|JSON at|position \d|bounds|\[object|TypeError|fetch/i

/** Bytes that may be in transit beyond what a client reads from one answer: both ends' buffers. */
const MAX_SENT = 80 * 1024 * 1024

/** Ways in which a node's answer gets lost. */
const LOST: Readonly<Record<string, Fault>> = {
  'a cut connection': cut,
  'status 429': status(429),
  'status 503': status(503),
  'status 507': status(507),
  'an empty answer': empty,
  'half an answer': truncated,
  'an endless answer': endless(),
}

/** Chooses an operation's fault during a wallet's mint; undefined = none. */
type MintFaults<Wallet> = (operation: string, minter: FundedWallet<Wallet>) => Fault | undefined

/** A mint over a faulty node, and what it has changed. */
interface Attempt {
  readonly result: MintResult | undefined
  readonly error: unknown
  /** Base units that the wallet has paid, and the platform has received. */
  readonly paid: bigint
  readonly fee: bigint
  /** Items that the drop has sold. */
  readonly minted: bigint
  /** Maximum network cost in base units, as quoted. */
  readonly networkCost: bigint
}

/**
 * Defines the tests for a chain's outcomes. Once bytes may have left, whatever a node says is a question about the
 * transaction, and only the chain shows its outcome. Wallets that send by themselves, and so answer with hashes of
 * their own or resend the same call at a higher price, are tested by EVM alone: on other chains they only sign.
 *
 * @param start Called once, before the first test.
 * @param options.replaced Error codes for a transaction whose number (nonce) another one has used; undefined = the
 * chain's transactions have no numbers.
 */
export function testOutcomes<Wallet>(
  start: () => Promise<FaultyChain<Wallet>>,
  { replaced }: { readonly replaced?: readonly ErrorCode[] } = {},
): void {
  let faulty: FaultyChain<Wallet>
  let proxy: NodeProxy
  let chain: ClientChain<Wallet>
  before(async () => {
    faulty = await start()
    proxy = await startNodeProxy(faulty.nodeUrl)
    chain = await faulty.at(proxy.url)
  })
  after(() => proxy.close())
  afterEach(() => proxy.setFault())

  /** Mints an item in a new drop while the node has faults. */
  async function mintWith(
    faults: MintFaults<Wallet>,
    { clock = faulty.clock ?? HASTY_CLOCK }: { readonly clock?: Clock | undefined } = {},
  ): Promise<Attempt> {
    const { client, feeRecipient } = await chain.openDrop(TERMS)
    const minter = await chain.fundedWallet()
    const { wallet, address } = minter
    const quote = await client.prepareMint({ wallet: address, quantity: 1n })
    const [before, feeBefore] = [
      await chain.balanceOf(address),
      await chain.balanceOf(feeRecipient),
    ]
    proxy.setFault((operation) => faults(operation, minter))
    const outcome = await client.mintItems({ wallet, quantity: 1n }, { clock }).then(
      (result) => ({ result, error: undefined }),
      (error: unknown) => ({ result: undefined, error }),
    )
    proxy.setFault()
    const data = await client.fetchMintData()
    return {
      ...outcome,
      paid: before - (await chain.balanceOf(address)),
      fee: (await chain.balanceOf(feeRecipient)) - feeBefore,
      minted: data.type === 'active' ? data.claimed : 0n,
      networkCost: quote.networkCost.value,
    }
  }

  const onSubmit =
    (choose: (minter: FundedWallet<Wallet>) => Fault | undefined): MintFaults<Wallet> =>
    (operation, minter) =>
      operation === faulty.operations.submit ? choose(minter) : undefined

  describe('a node that accepts the transaction', () => {
    for (const [name, fault] of Object.entries(LOST)) {
      it(`answers by ${name}, once: one mint, reported as minted`, async () => {
        expectOneMint(await mintWith(onSubmit(times(1, accepted(fault)))))
      })
    }

    it('loses every answer to a submission: one mint, reported as minted', async () => {
      expectOneMint(await mintWith(onSubmit(() => accepted(cut))))
    })

    it('answers with a hash that no node knows: one mint, reported as minted', async () => {
      expectOneMint(await mintWith(onSubmit(() => accepted(faulty.unknownHash))))
    })

    it('shows it late: one mint, reported as minted', async () => {
      const hidden = times(3, faulty.notFound)
      const attempt = await mintWith((operation) =>
        faulty.operations.lookUp.test(operation) ? hidden() : undefined,
      )
      expectOneMint(attempt)
    })

    it('shows it late, and has lost its answer: one mint, reported as minted', async () => {
      const [lost, hidden] = [times(1, accepted(cut)), times(3, faulty.notFound)]
      const attempt = await mintWith((operation) => {
        if (operation === faulty.operations.submit) return lost()
        return faulty.operations.lookUp.test(operation) ? hidden() : undefined
      })
      expectOneMint(attempt)
    })
  })

  describe('a node that does not get the transaction at first', () => {
    for (const [name, fault] of Object.entries(LOST)) {
      if (fault === truncated) continue
      it(`answers by ${name}: one mint, reported as minted`, async () => {
        expectOneMint(await mintWith(onSubmit(times(1, fault))))
      })
    }

    it('takes it and drops it: it is sent again, one mint, reported as minted', async () => {
      const { clock = new PollingClock() } = faulty
      expectOneMint(await mintWith(onSubmit(times(1, faulty.unknownHash)), { clock }))
    })

    if (replaced) {
      it('gets another one with its number meanwhile: only that one is paid', async () => {
        const { client: other } = await chain.openDrop(TERMS)
        let paid = 0n
        /** Uses the number up with another drop's mint; the first submission never arrives. */
        const taken = ({ wallet, address }: FundedWallet<Wallet>): Fault => {
          return async (exchange) => {
            const before = await chain.balanceOf(address)
            await other.mintItems({ wallet, quantity: 1n }, { clock: HASTY_CLOCK })
            paid = before - (await chain.balanceOf(address))
            await cut(exchange)
          }
        }
        let submissions = 0
        const attempt = await mintWith(
          onSubmit((minter) => {
            submissions += 1
            return submissions === 1 ? taken(minter) : undefined
          }),
        )
        expect(replaced).to.include(expectSentence(attempt.error).code)
        expect(attempt).to.include({ minted: 0n, fee: 0n, paid })
        expect(paid >= TERMS.price, `paid ${paid}`).to.equal(true)
      })
    }
  })

  describe('a node that answers nothing of use', () => {
    const codes: Readonly<Record<string, ErrorCode>> = { 'status 429': 'NODE_RATE_LIMITED' }
    for (const [name, fault] of Object.entries(LOST)) {
      if (name === 'an endless answer') continue
      it(`answers by ${name} to all: nothing is paid, in a sentence that is true`, async () => {
        const attempt = await mintWith(() => fault)
        expectNothingPaid(attempt, [codes[name] ?? 'NODE_NOT_AVAILABLE'])
      })
    }

    it('never ends an answer: a bounded part of it is read, and nothing is paid', async () => {
      const sent: number[] = []
      const attempt = await mintWith(() => {
        const number = sent.push(0) - 1
        return endless((bytes) => {
          sent[number] = (sent[number] ?? 0) + bytes
        })
      })
      expectNothingPaid(attempt, ['NODE_NOT_AVAILABLE'])
      expect(Math.max(...sent)).to.be.within(1, MAX_SENT)
    })

    it('is of another network: nothing is paid', async () => {
      const { operation, answer, codes } = faulty.otherNetwork
      expectNothingPaid(
        await mintWith((asked) => (asked === operation ? answer : undefined)),
        codes,
      )
    })
  })

  describe('one of two nodes that lags behind', () => {
    /** Mints twice in a row while a lagging node answers some operations. */
    async function mintTwice(answers?: (operation: string) => boolean): Promise<void> {
      const startReplica = () => faulty.startReplica()
      const { client } = await chain.openDrop(TERMS)
      const { wallet } = await chain.fundedWallet()
      const lagging = laggingNode({ startReplica, isSubmission, ...(answers && { answers }) })
      proxy.setFault(lagging.choose)
      for (const _ of ['first', 'second']) {
        const { clock = HASTY_CLOCK } = faulty
        const { items } = await client.mintItems({ wallet, quantity: 1n }, { clock })
        expect(items).to.have.length(1)
      }
      proxy.setFault()
      await lagging.close()
      expect(await client.fetchMintData()).to.deep.include({ claimed: 2n })
    }

    const isSubmission = (operation: string) => operation === faulty.operations.submit
    const isLookUp = (operation: string) => faulty.operations.lookUp.test(operation)

    it('answers all but submissions: waits, and goes on', async () => {
      await mintTwice()
    })

    it('answers all but submissions and looks at them: waits, and goes on', async () => {
      await mintTwice((operation) => !isSubmission(operation) && !isLookUp(operation))
    })

    it('takes the transaction: waits, and goes on', async () => {
      await mintTwice((operation) => isSubmission(operation) || isLookUp(operation))
    })

    it('answers every other request: waits, and goes on', async () => {
      let count = 0
      await mintTwice(() => {
        count += 1
        return count % 2 === 0
      })
    })
  })
}

function expectOneMint({ result, error, paid, fee, minted, networkCost }: Attempt): void {
  if (!result) throw error
  expect(result.items).to.have.length(1)
  expect({ minted, fee }).to.deep.equal({ minted: 1n, fee: FEE })
  expect(paid >= TERMS.price && paid <= TERMS.price + networkCost, `paid ${paid}`).to.equal(true)
}

function expectNothingPaid(
  { error, paid, fee, minted }: Attempt,
  codes: readonly ErrorCode[],
): void {
  expect(codes).to.include(expectSentence(error).code)
  expect({ minted, fee, paid }).to.deep.equal({ minted: 0n, fee: 0n, paid: 0n })
}

/** Expects a failure that a person can act on. */
function expectSentence(error: unknown): MintlineError {
  if (!isMintlineError(error)) throw error
  expect(error.message).not.to.match(RAW)
  return error
}
