import { isMintlineError } from '@mintline/core'
import { everythingTo } from '@mintline/core/drop'
import type { Localnet } from '@mintline/localnet'
import { Connection, Keypair, PublicKey, TransactionMessage } from '@solana/web3.js'
import { expect } from 'chai'
import { memoryJournal, type PlannedChain } from '../../../core/test/conformance/dropWork.ts'
import { testDropPlan } from '../../../core/test/conformance/testDropPlan.ts'
import { testDropSending } from '../../../core/test/conformance/testDropSending.ts'
import { SOLANA_CAPABILITIES } from '../../src/drop/capabilities.ts'
import {
  type SolanaDropPlanInput,
  type SolanaDropStep,
  type SolanaDropTerms,
  type SolanaPresent,
  type SolanaTermsExtras,
  solanaDropChain,
  solanaStepSender,
} from '../../src/drop/index.ts'
import { modifyPlatformFee } from '../../src/instructions/modifyPlatformFee.ts'
import { modifyPlatformFeePrimaryAdmin } from '../../src/instructions/modifyPlatformFeePrimaryAdmin.ts'
import { randomSeed } from '../../src/instructions/revealCommitment.ts'
import { editionsDeploymentAddress } from '../../src/pda/publicKeys.ts'
import { EDITIONS_PROGRAM_ID } from '../../src/programIds.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import { administrationTransaction } from '../../src/transaction/administrationTransaction.ts'
import type { PlannedTransaction } from '../../src/transaction/plan.ts'
import { startPrograms } from '../localnet.ts'
import { fundedWallet } from '../reads/_drop.ts'

const COIN = { id: `SOLANA:${'1'.repeat(32)}`, decimals: 9 }
const NO_BLOCK = '1'.repeat(32)
const PRICE = 100_000_000n
const FEE_BP = 500

describe('Plans of drops on Solana', () => {
  let localnet: Localnet
  let planned: TestedChain
  const start = async () => {
    if (!localnet) {
      localnet = await startPrograms()
      planned = testedChain(localnet)
    }
    return planned
  }
  before(start)
  after(() => localnet.close())

  testDropPlan(start)
  testDropSending(start)

  /** A drop that is on chain, and its owner. */
  interface Deployed {
    readonly owner: string
    readonly terms: SolanaDropTerms
    readonly contract: string
  }

  const read = async (contract: string) => {
    const present = await planned.chain.read(contract)
    if (!present) throw new Error('The drop is not on chain')
    return present
  }
  const planOf = async ({ owner, terms, contract }: Deployed, input: Keys = {}) =>
    planned.chain.plan({ terms, present: await read(contract), wallet: owner, ...input })

  /** Sends part after part until nothing is left. */
  const complete = async (drop: Deployed, input: Keys = {}): Promise<readonly string[]> => {
    const parts: string[] = []
    for (;;) {
      const present = await planned.chain.read(drop.contract)
      const { steps } = await planned.chain.plan({
        ...{ terms: drop.terms, present, wallet: drop.owner },
        ...input,
      })
      const [first] = steps
      if (!first) return parts
      parts.push(first.part)
      await planned.send(
        steps.filter(({ part }) => part === first.part),
        drop.owner,
      )
    }
  }
  const newDrop = async (extras: Partial<SolanaTermsExtras> = {}): Promise<Deployed> => {
    const owner = await planned.newOwner()
    const terms = withExtras(await planned.newTerms(owner), extras)
    return { owner, terms, contract: await planned.chain.addressToBe(terms) }
  }
  const deployed = async (extras: Partial<SolanaTermsExtras> = {}, keys: Keys = {}) => {
    const drop = await newDrop(extras)
    await complete(drop, keys)
    return drop
  }

  describe('refuse', () => {
    it('a wallet that does not own the drop', async () => {
      const drop = await deployed()
      const other = await planned.newOwner()
      const name = `${drop.terms.name} 2`
      const { refused } = await planOf({ ...drop, terms: { ...drop.terms, name }, owner: other })
      expect(refused.map(({ path, error }) => [path, error.code])).to.deep.equal([
        ['owner', 'WRONG_WALLET'],
        ['owner', 'WRONG_WALLET'],
      ])
    })

    it('a drop that was read on another network', async () => {
      const { owner, terms, contract } = await deployed()
      const present = await read(contract)
      const network = { ...present.network, genesisHash: NO_BLOCK }
      const input = { terms, wallet: owner, present: { ...present, network } }
      expect((await errorOf(planned.chain.plan(input))).code).to.equal('CHAIN_MISMATCH')
    })

    it('terms that no drop can have, all at once, with their paths', async () => {
      const { owner, terms } = await newDrop()
      const [phase] = terms.phases ?? []
      if (!phase) throw new Error('The terms have no phase')
      const wrong: SolanaDropTerms = {
        ...terms,
        description: 'A drop',
        money: { ...terms.money, receivers: [...terms.money.receivers, ...terms.money.receivers] },
        sale: { isPaused: true, endTime: 1n },
        phases: [
          { ...phase, maxPerTransaction: 1n, key: '1' },
          { ...phase, kind: 'list' },
          { ...phase, list: { form: 'entries', entries: undefined } },
          { ...phase, price: { value: 1n, currency: { id: 'ECLIPSE:native', decimals: 9 } } },
        ],
      }
      expect(
        await problemsOf(planned.chain.plan({ terms: wrong, present: undefined, wallet: owner })),
      ).to.deep.equal([
        'description TERM_NOT_SUPPORTED',
        'money.receivers TERM_NOT_SUPPORTED',
        'sale.isPaused TERM_NOT_SUPPORTED',
        'sale.endTime TERM_NOT_SUPPORTED',
        'phases.0.key TERM_NOT_SUPPORTED',
        'phases.0.maxPerTransaction TERM_NOT_SUPPORTED',
        'phases.1.list TERM_NOT_SUPPORTED',
        'phases.2.list TERM_NOT_SUPPORTED',
        'phases.3.price.currency TERM_NOT_SUPPORTED',
      ])
    })

    it('values beyond the programs, with the paths of the terms', async () => {
      const { owner, terms } = await newDrop()
      const [phase] = terms.phases ?? []
      if (!phase) throw new Error('The terms have no phase')
      const wrong: SolanaDropTerms = {
        ...withExtras(terms, { feeCap: { basisPoints: FEE_BP - 1 } }),
        name: 'x'.repeat(65),
        money: { ...terms.money, receivers: everythingTo('nobody') },
        phases: [
          { ...phase, startTime: 2n, endTime: 1n },
          { ...phase, kind: 'list', list: { form: 'merkle', root: '0x12' } },
        ],
      }
      const plan = planned.chain.plan({ terms: wrong, present: undefined, wallet: owner })
      expect(await problemsOf(plan)).to.deep.equal([
        'name TEXT_TOO_LONG',
        'money.receivers INVALID_ADDRESS',
        'extras.feeCap.basisPoints FEE_CAP_BELOW_FEE',
        'phases.0.endTime PHASE_WINDOW_INVALID',
        'phases.1.list MERKLE_ROOT_LENGTH_INVALID',
      ])
    })

    it('what locks forbid, without a step, and keep other differences out of the lasting ones', async () => {
      const drop = await deployed({ locks: { texts: true, phases: true } })
      const [phase] = drop.terms.phases ?? []
      if (!phase) throw new Error('The terms have no phase')
      const terms = {
        ...drop.terms,
        name: 'Another name',
        supply: { ...drop.terms.supply, maxItems: 9n },
        phases: [{ ...phase, maxItems: 1n }],
      }
      const { steps, lasting, refused } = await planOf({ ...drop, terms })
      expect([steps, lasting]).to.deep.equal([[], []])
      expect(refused.map(({ path, error }) => [path, error.code, error.message])).to.deep.equal([
        [
          'name',
          'INPUT_INVALID',
          'name: Names and metadata addresses of this collection and its items are locked: leave them as they are',
        ],
        [
          'phases.0.maxItems',
          'INPUT_INVALID',
          'phases.0.maxItems: The terms of existing phases, the limit per wallet and the co-signer are locked: pause the phase, or add another one',
        ],
      ])
    })

    it('a higher cap of the fee', async () => {
      const drop = await deployed({ feeCap: { basisPoints: 600 } })
      const terms = withExtras(drop.terms, { feeCap: { basisPoints: 700 } })
      const { steps, changes, refused } = await planOf({ ...drop, terms })
      expect([steps, changes]).to.deep.equal([[], []])
      expect(refused.map(({ path }) => path)).to.deep.equal(['extras.feeCap.basisPoints'])
    })

    it('a fee that the owner may no longer set', async () => {
      const drop = await deployed()
      await planned.giveFeeAdmin(drop.contract, drop.owner)
      const { recipients } = drop.terms.money.platformFee
      const platformFee = { type: 'percentage', valueBp: 100, recipients } as const
      const terms = { ...drop.terms, money: { ...drop.terms.money, platformFee } }
      const { steps, refused } = await planOf({ ...drop, terms })
      expect(steps).to.deep.equal([])
      expect(refused.map(({ path, error }) => [path, error.code])).to.deep.equal([
        ['money.platformFee', 'WRONG_WALLET'],
      ])
    })
  })

  describe('read', () => {
    it('nothing at an empty address, and no other account as a drop', async () => {
      expect(await planned.chain.read(Keypair.generate().publicKey.toBase58())).to.equal(undefined)
      const program = await errorOf(planned.chain.read(EDITIONS_PROGRAM_ID.toBase58()))
      expect(program.code).to.equal('NOT_EDITIONS_ACCOUNT')
      const evm = await errorOf(planned.chain.read(`0x${'a1'.repeat(20)}`))
      expect(evm.code).to.equal('INVALID_ADDRESS')
    })
  })

  describe('keep', () => {
    it('the same bytes for the same group mint, as after a crash', async () => {
      const { owner, terms } = await newDrop()
      const groupMint = Keypair.generate()
      const input = { terms, present: undefined, wallet: owner }
      const first = bytesOf((await planned.chain.plan({ ...input, groupMint })).steps[0])
      const again = bytesOf((await planned.chain.plan({ ...input, groupMint })).steps[0])
      const other = bytesOf((await planned.chain.plan(input)).steps[0])
      expect(again).to.equal(first)
      expect(other).not.to.equal(first)
    })

    it('the seed of the files, and compare their number where it is elsewhere', async () => {
      const files = { baseUri: 'https://example.com/files/{}.json', fileCount: 10n }
      const drop = await newDrop({ files })
      const fresh = { terms: drop.terms, present: undefined, wallet: drop.owner }
      expect(await problemsOf(planned.chain.plan(fresh))).to.deep.equal([
        'extras.files.seed REVEAL_SEED_INVALID',
      ])
      const seed = randomSeed()
      expect(await complete(drop, { seed })).to.deep.equal(['deployment', 'phases'])
      // Another seed is another commitment; without one, only the number counts.
      const other = await planOf(drop, { seed: randomSeed() })
      expect(other.refused.map(({ path }) => path)).to.deep.equal(['extras.files'])
      const elsewhere = await planOf(drop)
      expect([elsewhere.steps, elsewhere.lasting, elsewhere.refused]).to.deep.equal([[], [], []])
      const more = withExtras(drop.terms, { files: { ...files, fileCount: 11n } })
      const { lasting } = await planOf({ ...drop, terms: more })
      expect(lasting).to.deep.equal([
        {
          subject: 'collection',
          path: 'extras.files',
          label: 'files',
          before: '10 files, not revealed yet',
          after: '11 files, not revealed yet',
        },
      ])
    })

    it('parts in order: phases that are closed at once, room for proofs, locks', async () => {
      const drop = await deployed()
      const [phase] = drop.terms.phases ?? []
      if (!phase) throw new Error('The terms have no phase')
      const root = `0x${'12'.repeat(32)}`
      const listed = {
        ...phase,
        name: 'Members',
        kind: 'list',
        list: { form: 'merkle', root },
        isOpen: false,
      } as const
      const terms = {
        ...withExtras(drop.terms, { lookupTable: true, locks: { phases: true } }),
        phases: [phase, listed],
      }
      const { steps, changes } = await planOf({ ...drop, terms })
      expect(steps.map(({ part, title }) => [part, title])).to.deep.equal([
        ['phases', 'Add phase 2'],
        ['proofs', `Create the lookup table of ${terms.symbol} and name it in the metadata`],
        ['locks', 'Lock phases'],
      ])
      expect(changes.find(({ path }) => path === 'phases.1.list')).to.deep.equal({
        ...{ subject: 'new phase 2 Members', path: 'phases.1.list', label: 'merkle root' },
        ...{ before: undefined, after: '12'.repeat(32) },
      })
      expect(await complete({ ...drop, terms })).to.deep.equal(['phases', 'proofs', 'locks'])
      expect((await read(drop.contract)).state.phases[1]).to.deep.include({
        isOpen: false,
        list: { form: 'merkle', root },
      })
    })
  })
})

type Keys = Pick<SolanaDropPlanInput, 'groupMint' | 'seed'>

type TestedChain = ReturnType<typeof testedChain>

function testedChain(localnet: Localnet) {
  const connection = new Connection(localnet.rpcUrl, 'confirmed')
  const chain = solanaDropChain(connection)
  const owners = new Map<string, Keypair>()
  const symbols = new Map<string, string>()
  let made = 0
  const walletOf = (owner: string) => {
    const keypair = owners.get(owner)
    if (!keypair) throw new Error(`${owner} is no owner of this test`)
    return keypairWallet(keypair)
  }
  const send = async (owner: string, steps: readonly PlannedTransaction[]) => {
    const sender = solanaStepSender(connection)
    await sender.send(steps, walletOf(owner), { journal: memoryJournal() })
  }
  const newOwner = (keypair: Keypair) => {
    const address = keypair.publicKey.toBase58()
    owners.set(address, keypair)
    return address
  }
  const newTerms = async (owner: string): Promise<SolanaDropTerms> => {
    made += 1
    const symbol = `PLAN${made}`
    symbols.set(owner, symbol)
    return termsFor(owner, symbol)
  }
  const tested = {
    chain,
    capabilities: SOLANA_CAPABILITIES,
    newOwner: async () => newOwner(await fundedWallet(connection)),
    newPauper: async () => newOwner(Keypair.generate()),
    pauperCode: 'TRANSACTION_REFUSED' as const,
    walletOf,
    balanceOf: async (owner: string) =>
      BigInt(await connection.getBalance(new PublicKey(owner), 'confirmed')),
    sentBy: async (owner: string) =>
      (await connection.getSignaturesForAddress(new PublicKey(owner), {}, 'confirmed')).length,
    newReceiver: async () => Keypair.generate().publicKey.toBase58(),
    newTerms,
    send: async (steps: readonly SolanaDropStep[], owner: string) => {
      await send(owner, steps)
      const isNew = steps.some(({ signers }) => signers.length > 0)
      return isNew ? editionsDeploymentAddress(symbols.get(owner) ?? '').toBase58() : undefined
    },
    /** Gives the owner's right to set the fee to somebody else. */
    giveFeeAdmin: async (contract: string, owner: string) => {
      const instruction = modifyPlatformFeePrimaryAdmin({
        deployment: new PublicKey(contract),
        admin: new PublicKey(owner),
        newAdmin: Keypair.generate().publicKey,
      })
      await send(owner, [administrationTransaction('Test', new PublicKey(owner), [instruction])])
    },
    lasting: {
      symbol: (terms: SolanaDropTerms) => ({ ...terms, symbol: `${terms.symbol}X` }),
      'extras.fields.artist': (terms: SolanaDropTerms) => withExtras(terms, { fields: [] }),
      'phases.0': (terms: SolanaDropTerms) => ({ ...terms, phases: [] }),
    },
    warned: {
      LOCK_IS_FINAL: (terms: SolanaDropTerms) => withExtras(terms, { locks: { texts: true } }),
    },
    brokenDrop: async () => {
      const owner = newOwner(await fundedWallet(connection))
      const terms = withExtras(await newTerms(owner), { feeCap: { flat: PRICE * 9n } })
      const { steps } = await chain.plan({ terms, present: undefined, wallet: owner })
      await send(owner, steps)
      const contract = await chain.addressToBe(terms)
      const admin = new PublicKey(owner)
      const recipients = [{ address: admin, share: 100 }]
      const platformFee = { platformFeeValue: PRICE * 2n, isFeeFlat: true, recipients }
      const instruction = modifyPlatformFee({
        ...{ deployment: new PublicKey(contract), admin, platformFee },
      })
      await send(owner, [administrationTransaction('Test', admin, [instruction])])
      const present = await chain.read(contract)
      if (!present) throw new Error('There is no drop')
      return {
        ...{ owner, present, arePhasesFree: true },
        worse: ({ money, ...own }: SolanaDropTerms): SolanaDropTerms => ({
          ...own,
          money: {
            ...money,
            platformFee: { ...money.platformFee, type: 'flat', value: PRICE * 3n },
          },
        }),
      }
    },
    impossible: {
      description: (terms: SolanaDropTerms) => ({ ...terms, description: 'A drop' }),
      'money.receivers': (terms: SolanaDropTerms) => ({
        ...terms,
        money: { ...terms.money, receivers: [] },
      }),
    },
  }
  return tested satisfies PlannedChain<SolanaDropTerms, SolanaPresent, SolanaDropStep, SolanaWallet>
}

function termsFor(owner: string, symbol: string): SolanaDropTerms {
  return {
    name: 'A drop',
    symbol,
    description: '',
    uri: 'https://example.com/collection.json',
    items: { form: 'templates', name: 'Item #{}', uri: 'https://example.com/{}.json' },
    supply: { maxItems: 10n, maxPerWallet: 5n },
    phases: [
      {
        ...{ key: undefined, name: 'Everybody', kind: 'public', list: undefined },
        ...{ startTime: undefined, endTime: undefined },
        price: { value: PRICE, currency: COIN },
        ...{ maxPerWallet: 3n, maxPerTransaction: 0n, maxItems: 0n, isOpen: true },
      },
    ],
    currencies: new Map([[COIN.id, { symbol: 'SOL', decimals: 9 }]]),
    money: {
      receivers: everythingTo(owner),
      platformFee: { type: 'percentage', valueBp: FEE_BP, recipients: everythingTo(owner) },
      royalties: { valueBp: 500, recipients: everythingTo(owner) },
    },
    sale: { isPaused: undefined, endTime: undefined },
    extras: {
      ...{ feeCap: undefined, secondFeeAdmin: undefined, cosigner: undefined, files: undefined },
      fields: [{ field: 'artist', value: 'Ada' }],
      locks: {},
      lookupTable: false,
    },
  }
}

function withExtras(terms: SolanaDropTerms, extras: Partial<SolanaTermsExtras>): SolanaDropTerms {
  return { ...terms, extras: { ...terms.extras, ...extras } }
}

/** A step's message in hex, with a stand-in for the blockhash. */
function bytesOf(step: SolanaDropStep | undefined): string {
  if (!step) throw new Error('There is no step')
  const { payer: payerKey, instructions } = step
  const message = new TransactionMessage({
    ...{ payerKey, recentBlockhash: NO_BLOCK },
    instructions: [...instructions],
  })
  return Buffer.from(message.compileToV0Message().serialize()).toString('hex')
}

async function errorOf(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => undefined,
    (reason) => reason,
  )
  if (!isMintlineError(error)) throw error ?? new Error('It did not fail')
  return error
}

/** The paths and codes of an `INPUT_INVALID`. */
async function problemsOf(work: Promise<unknown>): Promise<readonly string[]> {
  const error = await errorOf(work)
  if (!isMintlineError(error, 'INPUT_INVALID')) throw error
  return error.context.problems.map(({ path, code }) => `${path} ${code}`)
}
