import { type DropPhaseTerms, type DropPlan, everythingTo } from '@mintline/core/drop'
import { evmAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { getBalance, getTransactionCount } from 'viem/actions'
import { memoryJournal, type PlannedChain } from '../../../core/test/conformance/dropWork.ts'
import { testDropPlan } from '../../../core/test/conformance/testDropPlan.ts'
import { testDropSending } from '../../../core/test/conformance/testDropSending.ts'
import { testSendingWallets } from '../../../core/test/conformance/testSendingWallets.ts'
import { choosePlatformFee, setFlatPlatformFee } from '../../src/administration/fees.ts'
import type { DropVariant } from '../../src/contract/variantReads.ts'
import { EVM_CAPABILITIES } from '../../src/drop/capabilities.ts'
import {
  type EvmPresent,
  type EvmStep,
  type EvmTerms,
  evmDropChain,
  type TokenTerms,
  tryFirstMints,
} from '../../src/drop/index.ts'
import { createDropClient } from '../../src/mint/createDropClient.ts'
import { clientWallet, type EvmWallet } from '../../src/wallet/evmWallet.ts'
import { FUNDS, startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'
import { sendingWallet } from '../support/sendingWallet.ts'
import { deployToken } from '../support/token.ts'

/** Native coin of the local network. */
const ETHER = { id: `ETHEREUM:${zeroAddress}`, decimals: 18 }

/** Deploys a contract that reverts whatever it is sent. */
const REFUSES_PAYMENTS = '0x6460006000fd6000526005601bf3'

/** The deployment proxy that most chains have. */
const DEPLOYMENT_PROXY = '0x4e59b44847b379578588920ca78fbf26c0b4956c'

interface Planned extends PlannedChain<EvmTerms, EvmPresent, EvmStep, EvmWallet> {
  /** Sends steps, and returns the last contract that one of them creates. */
  send(steps: readonly EvmStep[], owner: string): Promise<string | undefined>
}

describe('plans of EVM drops', () => {
  let chain: TestChain
  let planned: Planned
  let started: Promise<TestChain> | undefined
  const start = (variant: DropVariant, kind?: 'several') => async () => {
    started ??= startChain()
    chain = await started
    return kind === 'several' ? severalTokens(chain) : plannedChain(chain, variant)
  }
  before(async () => {
    planned = await start('erc721')()
  })
  after(() => chain.stop())

  for (const variant of ['erc721', 'erc1155'] as const) {
    describe(variant, () => {
      testDropPlan(start(variant))
      testDropSending(start(variant))
      testSendingWallets(start(variant))
    })
  }
  describe('erc1155 with several token ids', () => testDropPlan(start('erc1155', 'several')))

  const newTerms = async (variant: DropVariant) => {
    const owner = await planned.newOwner()
    return { owner, terms: termsFor(owner, variant) }
  }
  const planFor = async (contract: string, terms: EvmTerms, wallet: string) =>
    planned.chain.plan({ terms, present: await planned.chain.read(contract), wallet })
  /** Sends step after step until nothing is left. */
  const launch = async (terms: EvmTerms, owner: string) => {
    let contract: string | undefined
    for (;;) {
      const present = contract === undefined ? undefined : await planned.chain.read(contract)
      const { steps } = await planned.chain.plan({ terms, present, wallet: owner })
      if (steps.length === 0) return contract ?? expect.fail('Nothing was planned')
      contract = (await planned.send(steps.slice(0, 1), owner)) ?? contract
    }
  }
  const launched = async (variant: DropVariant) => {
    const { owner, terms } = await newTerms(variant)
    return { owner, terms, contract: await launch(terms, owner) }
  }
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail('Nothing was thrown'),
      (error) => error.code,
    )

  it('error: contracts that are no drops, and drops of other chains', async () => {
    const wallet = await chain.newWallet()
    const token = await deployToken(chain, wallet)
    const { address } = await deployDrop(chain, { variant: 'erc721' })
    const drops = evmDropChain(chain.connection)
    expect(await codeOf(drops.read(token))).to.be.oneOf([
      'UNKNOWN_CONTRACT_TYPE',
      'NO_CONTRACT_DATA',
    ])
    expect(await codeOf(drops.read(`BASE:${address}`))).to.equal('CHAIN_MISMATCH')
    expect(await codeOf(drops.read('8pG1oJpi58dAosAyyG6nBz1Ss3bmFSpJxf8sHGmREKeT'))).to.equal(
      'INVALID_ADDRESS',
    )
    const several = await deployDrop(chain, { variant: 'erc1155' })
    expect(await codeOf(drops.read(several.address))).to.equal('TOKEN_ID_REQUIRED')
    expect((await drops.read(`ETHEREUM:${several.address}:3`))?.contract.tokenId).to.equal(3n)
  })

  it('error: a token id other than the one that the drop was read by', async () => {
    const { terms, owner, contract } = await launched('erc1155')
    const other = { ...terms, extras: { ...terms.extras, tokenId: 1n } }
    const present = await planned.chain.read(contract)
    const error = await planned.chain.plan({ terms: other, present, wallet: owner }).catch((e) => e)
    expect(error).to.have.nested.property('context.problems.0.path', 'extras.tokenId')
  })

  it('sets phases of a drop without token ids, and tells what new terms lack', async () => {
    const planFor1155 = plannedChain(chain, 'erc1155')
    const { owner, present } = await planFor1155.brokenDrop()
    const own = planFor1155.chain.termsOf(present)
    const terms = { ...own, phases: [phaseOf({})] }
    const { steps, refused } = await planFor1155.chain.plan({ terms, present, wallet: owner })
    expect([refused, steps.map(({ title }) => title)]).to.deep.equal([[], ['Set the phases']])
    await planFor1155.send(steps, owner)
    const after = await planFor1155.chain.read(present.state.id)
    expect(after?.state.phases.map(({ name }) => name)).to.deep.equal(['Everybody'])
    const fresh = { terms, present: undefined, wallet: owner }
    const error = await planFor1155.chain.plan(fresh).catch((thrown) => thrown)
    expect(error).to.have.nested.property('context.problems.0.path', 'items.folders')
  })

  it('error: a flat fee in several currencies, or above a price', async () => {
    const { owner, terms } = await newTerms('erc721')
    const token = await deployToken(chain, await chain.newWallet())
    const coin = { id: `ETHEREUM:${token.toLowerCase()}`, decimals: 18 }
    const fee = { type: 'flat', value: 5n, recipients: everythingTo(owner) } as const
    const planWith = (phases: readonly DropPhaseTerms[]) =>
      planned.chain.plan({
        terms: { ...terms, phases, money: { ...terms.money, platformFee: fee } },
        present: undefined,
        wallet: owner,
      })
    const price = { value: 10n, currency: coin }
    const later = phaseOf({ startTime: 4_000_000_000n, price })
    const several = await planWith([phaseOf({}), later])
    expect(refusalsIn(several)).to.deep.equal([['money.platformFee', 'TERM_NOT_SUPPORTED']])
    const cheap = await planWith([phaseOf({ price: { ...price, value: 4n } })])
    expect(refusalsIn(cheap)).to.deep.equal([['phases.0.price', 'FLAT_FEE_CLOSES_PHASE']])
    expect(cheap.steps.map(({ title }) => title)).not.to.include.members([
      'Set the platform fee',
      'Set the phases',
    ])
    // Nothing is taken of free claims
    const { steps } = await planWith([
      phaseOf({ price: { ...price, value: 0n } }),
      phaseOf({ startTime: 4_000_000_000n }),
    ])
    expect(steps.map(({ title }) => title)).to.include('Set the platform fee')
  })

  it('launches a drop with a flat fee for the wallet that deploys it', async () => {
    const { owner, terms } = await newTerms('erc721')
    const platformFee = { type: 'flat', value: 5n, recipients: everythingTo(owner) } as const
    const wanted = { ...terms, money: { ...terms.money, platformFee } }
    const contract = await launch(wanted, owner)
    expect((await planned.chain.read(contract))?.state.money.platformFee).to.deep.equal(platformFee)
  })

  it('refuses fewer items than are minted, and phases out of order, but shows them', async () => {
    const { owner, terms, contract } = await launched('erc721')
    const { mintItems } = createDropClient({ connection: chain.connection, contract })
    await mintItems({ wallet: await chain.newWallet(), quantity: 3n })
    const fewer = await planFor(contract, withPhase(terms, { maxItems: 2n }), owner)
    expect(fewer.steps).to.deep.equal([])
    expect(fewer.changes).to.deep.equal([
      {
        subject: 'phase 1 Everybody',
        path: 'phases.0.maxItems',
        label: 'items',
        before: '10',
        after: '2',
      },
    ])
    expect(fewer.refused.map(({ path, error }) => [path, error.code])).to.deep.equal([
      ['phases.0.maxItems', 'CONDITION_SUPPLY_BELOW_CLAIMED'],
    ])
    const phases = [phaseOf({ startTime: 9n }), phaseOf({ startTime: 5n })]
    const unsorted = await planFor(contract, { ...terms, phases }, owner)
    expect(unsorted.refused.map(({ path, error }) => [path, error.code])).to.deep.equal([
      ['phases.1.startTime', 'PHASE_START_TOO_EARLY'],
    ])
  })

  it('sets lists, ends and other terms for listed wallets', async () => {
    const { owner, terms } = await newTerms('erc721')
    const list = { form: 'merkle', root: `0x${'ab'.repeat(32)}` } as const
    const phases = [
      phaseOf({ kind: 'list', list, startTime: 1_000n, endTime: 2_000n, maxPerWallet: 0n }),
      phaseOf({ list, startTime: 3_000n, endTime: 4_000n, maxItems: 0n }),
    ]
    const contract = await launch({ ...terms, phases }, owner)
    const present = await planned.chain.read(contract)
    expect(present?.contract.conditions).to.have.length(4)
    expect(present?.state.phases).to.have.length(2)
    present?.state.phases.forEach((phase, index) => {
      const { key: _, name, isOpen, ...wanted } = phases[index] ?? phaseOf({})
      expect(phase).to.deep.include(wanted)
    })
  })

  it("leaves a token id's own settings alone unless the terms name them, and says so", async () => {
    const { terms, owner, contract } = await launched('erc1155')
    const receiver = await planned.newReceiver()
    const royalty = { valueBp: 900, recipient: receiver }
    const named = { ...terms, extras: { ...terms.extras, ofTokenId: { receiver, royalty } } }
    const { steps, changes } = await planFor(contract, named, owner)
    expect(changes.map(({ path }) => path)).to.deep.equal([
      'extras.ofTokenId.receiver',
      'extras.ofTokenId.royalty',
    ])
    await planned.send(steps, owner)
    const { warnings, ...rest } = await planFor(contract, terms, owner)
    expect(rest).to.deep.equal({ steps: [], changes: [], lasting: [], refused: [] })
    expect(warnings).to.deep.equal([
      {
        code: 'TOKEN_SETTING_NOT_IN_TERMS',
        message: `Token id 0 has a treasury of its own, ${receiver}, which the config does not name`,
        path: 'extras.ofTokenId.receiver',
      },
      {
        code: 'TOKEN_SETTING_NOT_IN_TERMS',
        message: `Token id 0 has royalties of its own, 9% to ${receiver}, which the config does not name`,
        path: 'extras.ofTokenId.royalty',
      },
    ])
  })

  it('reads back phases of which the last alone has an end, and plans nothing for them', async () => {
    const { owner, terms } = await newTerms('erc721')
    const phases = [
      phaseOf({ startTime: 3_000_000_000n }),
      phaseOf({ startTime: 4_000_000_000n, endTime: 5_000_000_000n }),
    ]
    const contract = await launch({ ...terms, phases }, owner)
    const present = (await planned.chain.read(contract)) ?? expect.fail('No drop')
    expect(present.state.phases.map(({ endTime }) => endTime)).to.deep.equal([
      undefined,
      5_000_000_000n,
    ])
    const { steps } = await planFor(contract, planned.chain.termsOf(present), owner)
    expect(steps).to.deep.equal([])
  })

  it('says which phases nobody could mint in, on the state after a plan', async () => {
    const { owner, terms } = await newTerms('erc721')
    const refusing = await chain.deploy(REFUSES_PAYMENTS)
    const list = { form: 'merkle', root: `0x${'ab'.repeat(32)}` } as const
    const phases = [
      phaseOf({ name: 'Free', price: { value: 0n, currency: ETHER } }),
      phaseOf({ name: 'Listed', kind: 'list', list, startTime: 4_000_000_000n }),
      phaseOf({ name: 'Paid', startTime: 4_000_000_001n }),
    ]
    const money = { ...terms.money, receivers: everythingTo(refusing) }
    const wanted = { ...terms, money, phases }
    const plan = await planned.chain.plan({ terms: wanted, present: undefined, wallet: owner })
    const tried = { terms: wanted, present: undefined, plan, wallet: owner, minters: [] }
    const [free, listed, paid] = await tryFirstMints(chain.connection, tried)
    expect(free).to.deep.equal({ phase: 'Free', refusal: undefined })
    expect(listed).to.deep.equal({ phase: 'Listed', notSimulated: 'listElsewhere' })
    expect(paid?.refusal?.message).to.include(refusing.toLowerCase())
  })

  describe('of several token ids', () => {
    let several: Planned
    before(async () => {
      several = await start('erc1155', 'several')()
    })

    const planOf = async (contract: string, terms: EvmTerms, owner: string) =>
      several.chain.plan({ terms, present: await several.chain.read(contract), wallet: owner })
    const launchedSeveral = async () => {
      const owner = await several.newOwner()
      const terms = await several.newTerms(owner)
      const { steps } = await several.chain.plan({ terms, present: undefined, wallet: owner })
      const first = steps.slice(
        0,
        steps.findIndex(({ part }) => part === 'settings'),
      )
      const contract = (await several.send(first, owner)) ?? expect.fail('No drop')
      await several.send((await planOf(contract, terms, owner)).steps, owner)
      return { owner, terms, contract }
    }

    it('sets all of them up in one transaction, and reads them back', async () => {
      const { owner, terms, contract } = await launchedSeveral()
      const present = await several.chain.read(contract)
      const [second, fourth] = terms.extras.otherTokens ?? []
      const [readSecond, readFourth] = present?.state.extras.otherTokens ?? []
      const { phases: secondPhases, ...ofSecond } = readSecond ?? expect.fail('Not read')
      expect(ofSecond).to.deep.equal({
        tokenId: 1n,
        minted: 0n,
        maxItems: 20n,
        receiver: second?.receiver,
        royalty: second?.royalty,
      })
      expect(secondPhases.map(({ maxItems }) => maxItems)).to.deep.equal([15n])
      expect(readFourth?.phases.map(({ endTime }) => endTime)).to.deep.equal([
        fourth?.phases?.[0]?.endTime,
        undefined,
      ])
      expect(readFourth).to.include({ receiver: undefined, royalty: undefined, maxItems: 0n })
      const { steps } = await several.chain.plan({ terms, present: undefined, wallet: owner })
      expect(steps.map(({ title }) => title).slice(-1)).to.deep.equal(['Set up 3 tokens, 0 to 3'])
    })

    it('changes one setting of one token id, which it names', async () => {
      const { owner, terms, contract } = await launchedSeveral()
      const [, fourth] = terms.extras.otherTokens ?? []
      const receiver = await several.newReceiver()
      const cases: readonly [Partial<TokenTerms>, subject: string, path: string, title: string][] =
        [
          [{ maxItems: 40n }, 'token 3', 'maxItems', 'Set the maximum number of items, token 3'],
          [{ receiver }, 'token 3', 'receiver', 'Set the treasury of the token id, token 3'],
          [
            { royalty: { valueBp: 100, recipient: receiver } },
            'token 3',
            'royalty',
            'Set the royalties of the token id, token 3',
          ],
          [
            {
              phases: fourth?.phases?.map((phase, at) =>
                at === 1 ? { ...phase, maxPerWallet: 2n } : phase,
              ),
            },
            'token 3, phase 2 Everybody',
            'phases.1.maxPerWallet',
            'Set the phases, token 3',
          ],
        ]
      let wanted = terms
      for (const [changes, subject, path, title] of cases) {
        wanted = withToken(wanted, 1, changes)
        const plan = await planOf(contract, wanted, owner)
        expect(plan.changes.map((change) => [change.subject, change.path])).to.deep.equal([
          [subject, `extras.otherTokens.1.${path}`],
        ])
        expect(plan.steps.map((step) => step.title)).to.deep.equal([title])
        await several.send(plan.steps, owner)
        expect((await planOf(contract, wanted, owner)).steps).to.deep.equal([])
      }
    })

    it('sets token ids up one by one where a contract lacks multicall', async () => {
      const { owner, terms, contract } = await launchedSeveral()
      const present = await several.chain.read(contract)
      expect(present?.hasMulticall).to.equal(true)
      const wanted = withToken(withToken(terms, 0, { maxItems: 30n }), 1, { maxItems: 30n })
      const lacking = present && { ...present, hasMulticall: false }
      const plan = await several.chain.plan({ terms: wanted, present: lacking, wallet: owner })
      expect(plan.steps.map(({ title }) => title)).to.deep.equal([
        'Set the maximum number of items, token 1',
        'Set the maximum number of items, token 3',
      ])
      await several.send(plan.steps, owner)
      expect((await planOf(contract, wanted, owner)).steps).to.deep.equal([])
    })

    it('splits what one transaction could not hold', async () => {
      const owner = await several.newOwner()
      const terms = await several.newTerms(owner)
      const phases = Array.from({ length: 20 }, (_, at) =>
        phaseOf({ name: `Phase ${at}`, startTime: 1_000n + BigInt(at) }),
      )
      const long = withToken(withToken(terms, 0, { phases }), 1, { phases })
      const { steps } = await several.chain.plan({ terms: long, present: undefined, wallet: owner })
      expect(steps.map(({ title }) => title).slice(-2)).to.deep.equal([
        'Set up 2 tokens, 0 to 1',
        'Set the phases, token 3',
      ])
    })

    it('refuses a change by its path, and warns about settings that no terms name', async () => {
      const { owner, terms, contract } = await launchedSeveral()
      const receiver = terms.extras.otherTokens?.[0]?.receiver
      const drop = createDropClient({ connection: chain.connection, contract, tokenId: 1n })
      await drop.mintItems({ wallet: await chain.newWallet(), quantity: 3n })
      const fewer = withToken(terms, 0, {
        phases: [phaseOf({ maxItems: 2n })],
        receiver: undefined,
      })
      const { steps, refused, warnings } = await planOf(contract, fewer, owner)
      expect(steps).to.deep.equal([])
      expect(refused.map(({ path, error }) => [path, error.code])).to.deep.equal([
        ['extras.otherTokens.0.phases.0.maxItems', 'CONDITION_SUPPLY_BELOW_CLAIMED'],
      ])
      expect(warnings).to.deep.equal([
        {
          code: 'TOKEN_SETTING_NOT_IN_TERMS',
          message: `Token id 1 has a treasury of its own, ${receiver}, which the config does not name`,
          path: 'extras.otherTokens.0.receiver',
        },
      ])
    })

    it('refuses token ids that the drop was not read with', async () => {
      const { owner, terms, contract } = await launchedSeveral()
      const error = await planOf(contract, withToken(terms, 0, { tokenId: 2n }), owner).catch(
        (thrown) => thrown,
      )
      expect(error).to.have.nested.property(
        'context.problems.0.path',
        'extras.otherTokens.0.tokenId',
      )
    })

    it('tries the first mint of each token id', async () => {
      const owner = await several.newOwner()
      const refusing = await chain.deploy(REFUSES_PAYMENTS)
      const terms = withToken(await several.newTerms(owner), 0, { receiver: refusing })
      const plan = await several.chain.plan({ terms, present: undefined, wallet: owner })
      const tried = { terms, present: undefined, plan, wallet: owner, minters: [] }
      const trials = await tryFirstMints(chain.connection, tried)
      expect(trials.map(({ phase }) => phase)).to.deep.equal([
        'token 0, Everybody',
        'token 1, Everybody',
        'token 3, Early',
        'token 3, Everybody',
      ])
      expect(trials.map(({ refusal }) => refusal?.code)).to.deep.equal([
        undefined,
        'CONTRACT_REFUSED',
        undefined,
        undefined,
      ])
    })
  })

  it('finds a contract that it deployed where the chain cannot have the shared one', async () => {
    const bare = await startChain()
    try {
      await bare.cheats.setCode({ address: DEPLOYMENT_PROXY, bytecode: '0x' })
      const own = plannedChain(bare, 'erc721')
      const owner = await own.newOwner()
      const terms = await own.newTerms(owner)
      const first = await own.chain.plan({ terms, present: undefined, wallet: owner })
      expect(first.steps.map(({ creates }) => creates).slice(0, 2)).to.deep.equal([
        'implementation',
        'drop',
      ])
      const ownImplementation = await own.send(first.steps.slice(0, 1), owner)
      const known = { ...terms, extras: { ...terms.extras, ownImplementation } }
      const second = await own.chain.plan({ terms: known, present: undefined, wallet: owner })
      expect(second.steps[0]?.creates).to.equal('drop')
      const contract = await own.send(second.steps.slice(0, 1), owner)
      expect((await own.chain.read(contract ?? ''))?.state.name).to.equal('Sun & Söhne')
    } finally {
      await bare.stop()
    }
  })
})

/** Drops with phases for the token ids 0, 1 and 3. */
function severalTokens(chain: TestChain): Planned {
  const planned = plannedChain(chain, 'erc1155')
  const ofOther = (changes: Partial<TokenTerms>) => (terms: EvmTerms) =>
    withToken(terms, 0, changes)
  return {
    ...planned,
    chain: evmDropChain(chain.connection, { tokenId: 0n, otherTokenIds: [1n, 3n] }),
    newTerms: async (owner) => {
      const terms = termsFor(owner, 'erc1155')
      const royalty = { valueBp: 700, recipient: owner }
      const receiver = await planned.newReceiver()
      const otherTokens = [
        tokenOf({ tokenId: 1n, receiver, royalty }),
        tokenOf({
          tokenId: 3n,
          maxItems: 0n,
          phases: [
            phaseOf({ name: 'Early', endTime: 4_000_000_000n }),
            phaseOf({ startTime: 4_000_000_001n }),
          ],
        }),
      ]
      return { ...terms, extras: { ...terms.extras, otherTokens } }
    },
    impossible: {
      'extras.otherTokens.0.tokenId': ofOther({ tokenId: 5n }),
      'extras.otherTokens.0.maxItems': ofOther({ maxItems: -1n }),
      'extras.otherTokens.0.receiver': ofOther({ receiver: zeroAddress }),
      'extras.otherTokens.0.royalty': ofOther({
        royalty: { valueBp: 1, recipient: zeroAddress },
      }),
      'extras.otherTokens.0.phases.0.isOpen': ofOther({ phases: [phaseOf({ isOpen: false })] }),
      'extras.otherTokens.1.tokenId': (terms) => withToken(terms, 1, { tokenId: 0n }),
    },
  }
}

function tokenOf(changes: Partial<TokenTerms> & Pick<TokenTerms, 'tokenId'>): TokenTerms {
  return {
    maxItems: 20n,
    phases: [phaseOf({ maxItems: 15n })],
    receiver: undefined,
    royalty: undefined,
    ...changes,
  }
}

/** Changes terms of another token id, by its place. */
function withToken(terms: EvmTerms, place: number, changes: Partial<TokenTerms>): EvmTerms {
  const { otherTokens = [] } = terms.extras
  const changed = otherTokens.map((token, at) => (at === place ? { ...token, ...changes } : token))
  return { ...terms, extras: { ...terms.extras, otherTokens: changed } }
}

function plannedChain(chain: TestChain, variant: DropVariant): Planned {
  const wallets = new Map<string, EvmWallet>()
  /** Creates a wallet that signs here, so that its transactions are recorded before they are sent. */
  const newWallet = async (value: bigint) => {
    const account = privateKeyToAccount(generatePrivateKey())
    const wallet = clientWallet({ ...chain.connection.client, account })
    await chain.cheats.setBalance({ address: account.address, value })
    wallets.set(wallet.address, wallet)
    return wallet.address
  }
  const drops = evmDropChain(chain.connection, { tokenId: 0n })
  const walletOf = (owner: string) => wallets.get(owner) ?? expect.fail(`Not a wallet: ${owner}`)
  const { client } = chain.connection
  return {
    chain: drops,
    capabilities: EVM_CAPABILITIES,
    newOwner: () => newWallet(FUNDS),
    newVault: async () => {
      const address = await newWallet(FUNDS)
      await chain.cheats.setCode({ address: evmAddress(address), bytecode: '0x00' })
      return address
    },
    newPauper: () => newWallet(0n),
    pauperCode: 'FUNDS_TOO_LOW',
    walletOf,
    sendingWalletOf: (owner, act) => sendingWallet(chain, walletOf(owner), act),
    balanceOf: (owner) => getBalance(client, { address: evmAddress(owner) }),
    sentBy: (owner) => getTransactionCount(client, { address: evmAddress(owner) }),
    newReceiver: () => newWallet(0n),
    newTerms: async (owner) => termsFor(owner, variant),
    send: async (steps, owner) => {
      const sent = await drops.send(steps, walletOf(owner), { journal: memoryJournal() })
      return sent.findLast(({ created }) => created !== undefined)?.created
    },
    lasting: {
      name: (terms) => ({ ...terms, name: 'Another' }),
      symbol: (terms) => ({ ...terms, symbol: 'OTHER' }),
      ...(variant === 'erc721' ? LASTING_OF_ERC721 : LASTING_OF_ERC1155),
    },
    warned: {
      ONLY_PHASE_NAMES_DIFFER: (terms) => withPhase(terms, { name: 'Renamed' }),
    },
    brokenDrop: async () => {
      const owner = await newWallet(FUNDS)
      const terms = termsFor(owner, variant)
      const wallet = walletOf(owner)
      const sendAll = (steps: readonly EvmStep[]) =>
        drops.send(steps, wallet, { journal: memoryJournal() })
      let contract: string | undefined
      while (contract === undefined) {
        const { steps } = await drops.plan({ terms, present: undefined, wallet: owner })
        const [sent] = await sendAll(steps.slice(0, 1))
        contract = steps[0]?.creates === 'drop' ? sent?.created : undefined
      }
      const read = async () => (await drops.read(contract)) ?? expect.fail('No drop')
      if (variant === 'erc1155') {
        // It has no token ids yet.
        const folders = [{ uri: 'ipfs://without-slash', items: 1n }]
        const worse = (own: EvmTerms) => ({ ...own, items: { form: 'folders' as const, folders } })
        return { owner, present: await read(), arePhasesFree: false, worse }
      }
      const present = await read()
      await sendAll((await drops.plan({ terms, present, wallet: owner })).steps)
      const fee = { value: 2_000_000n, recipient: evmAddress(owner) }
      const transactions = [
        setFlatPlatformFee(present.contract, fee),
        choosePlatformFee(present.contract, 'flat'),
      ]
      await sendAll(
        transactions.map((transaction) => ({ title: 'Test', part: 'settings', transaction })),
      )
      const worse = ({ money, ...own }: EvmTerms): EvmTerms => ({
        ...own,
        money: { ...money, platformFee: { ...money.platformFee, type: 'flat', value: 3_000_000n } },
      })
      return { owner, present: await read(), arePhasesFree: true, worse }
    },
    impossible: {
      description: (terms) => ({ ...terms, description: 'A drop' }),
      'sale.isPaused': (terms) => ({ ...terms, sale: { ...terms.sale, isPaused: true } }),
      'sale.endTime': (terms) => ({ ...terms, sale: { ...terms.sale, endTime: 4_000_000_000n } }),
      'supply.maxPerWallet': (terms) => ({
        ...terms,
        supply: { ...terms.supply, maxPerWallet: 1n },
      }),
      'money.receivers': ({ money, ...terms }) => ({
        ...terms,
        money: { ...money, receivers: everythingTo(zeroAddress) },
      }),
      items: (terms) => ({
        ...terms,
        items: { form: 'templates', name: 'Item {}', uri: 'ipfs://items/{}' },
      }),
      'phases.0.isOpen': (terms) => withPhase(terms, { isOpen: false }),
      'phases.0.maxPerTransaction': (terms) => withPhase(terms, { maxPerTransaction: 1n }),
      'phases.0.list': (terms) =>
        withPhase(terms, { list: { form: 'entries', entries: undefined } }),
      'phases.0.price.currency': (terms) =>
        withPhase(terms, {
          price: { value: 1n, currency: { ...ETHER, id: `BASE:${zeroAddress}` } },
        }),
    },
  }
}

const LASTING_OF_ERC721: Planned['lasting'] = {
  'extras.variant': ({ extras, ...terms }) => ({ ...terms, ...variantTerms('erc1155', extras) }),
}

const LASTING_OF_ERC1155: Planned['lasting'] = {
  'items.folders.0.items': (terms) => ({
    ...terms,
    items: { form: 'folders', folders: [{ uri: 'ipfs://items/', items: 6n }] },
  }),
}

function termsFor(owner: string, variant: DropVariant): EvmTerms {
  const { extras, ...rest } = variantTerms(variant, {
    variant,
    tokenId: undefined,
    ofTokenId: { receiver: undefined, royalty: undefined },
    implementation: undefined,
    ownImplementation: undefined,
  })
  return {
    ...rest,
    name: 'Sun & Söhne',
    symbol: 'SUN',
    description: '',
    uri: 'ipfs://contract',
    phases: [phaseOf({})],
    currencies: new Map([[ETHER.id, { symbol: 'ETH', decimals: 18 }]]),
    money: {
      receivers: everythingTo(owner),
      platformFee: { type: 'percentage', valueBp: 300, recipients: everythingTo(owner) },
      royalties: { valueBp: 500, recipients: everythingTo(owner) },
    },
    sale: { isPaused: undefined, endTime: undefined },
    extras,
  }
}

/** Returns the terms that the variants have different ones of. */
function variantTerms(variant: DropVariant, extras: EvmTerms['extras']) {
  if (variant === 'erc721') {
    const items = {
      form: 'shared',
      name: 'Item',
      description: 'Of a test',
      imageUri: 'ipfs://image',
      animationUri: '',
    } as const
    const supply = { maxItems: 0n, maxPerWallet: 0n }
    return { items, supply, extras: { ...extras, variant, tokenId: undefined } }
  }
  const items = { form: 'folders', folders: [{ uri: 'ipfs://items/', items: 5n }] } as const
  const supply = { maxItems: 10n, maxPerWallet: 0n }
  return { items, supply, extras: { ...extras, variant, tokenId: 0n } }
}

function phaseOf(changes: Partial<DropPhaseTerms>): DropPhaseTerms {
  return {
    key: undefined,
    name: 'Everybody',
    kind: 'public',
    list: undefined,
    startTime: undefined,
    endTime: undefined,
    price: { value: 1_000_000n, currency: ETHER },
    maxPerWallet: 3n,
    maxPerTransaction: 0n,
    maxItems: 10n,
    isOpen: true,
    ...changes,
  }
}

function withPhase(terms: EvmTerms, changes: Partial<DropPhaseTerms>): EvmTerms {
  return { ...terms, phases: [phaseOf(changes)] }
}

function refusalsIn({ refused }: Pick<DropPlan, 'refused'>): (readonly [string, string])[] {
  return refused.map(({ path, error }) => [path, error.code] as const)
}
