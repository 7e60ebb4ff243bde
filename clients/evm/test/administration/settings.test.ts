import { expect } from 'chai'
import type { AbiFunction, Hex } from 'viem'
import { sendTransaction } from 'viem/actions'
import {
  choosePlatformFee,
  setFlatPlatformFee,
  setPercentagePlatformFee,
} from '../../src/administration/fees.ts'
import { fetchRoles } from '../../src/administration/fetchRoles.ts'
import {
  addTokens,
  freezeBatch,
  setBatchBaseUri,
  setContractUri,
  setSharedMetadata,
} from '../../src/administration/metadata.ts'
import { setOwner } from '../../src/administration/ownership.ts'
import { grantRole, ROLES, renounceRole, revokeRole } from '../../src/administration/roles.ts'
import { setDefaultRoyalty, setTokenRoyalty } from '../../src/administration/royalties.ts'
import {
  setMaxSupply,
  setSaleRecipient,
  setTokenSaleRecipient,
} from '../../src/administration/sales.ts'
import { contractRead, readContracts } from '../../src/chain/readContracts.ts'
import { withSelector } from '../../src/chain/withSelector.ts'
import type { DropState } from '../../src/contract/dropState.ts'
import { fetchDropState } from '../../src/contract/fetchDropState.ts'
import * as erc1155 from '../../src/generated/dropErc1155/abi.ts'
import * as erc721 from '../../src/generated/openEdition/abi.ts'
import type { EvmTransaction } from '../../src/send/evmTransaction.ts'
import type { EvmWallet } from '../../src/wallet/evmWallet.ts'
import { fetchReceipt, startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'

/** An account without code or roles. */
const ACCOUNT = '0xaa00000000000000000000000000000000000000'

describe('administration of EVM drops', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  async function drop(variant: DropState['variant']): Promise<DropState> {
    const { address } = await deployDrop(chain, { variant })
    return fetchDropState(chain.connection, { contract: address, tokenId: 0n })
  }

  async function send({ to, data }: EvmTransaction, { client }: EvmWallet = chain.creator) {
    const transaction = { account: client.account, chain: null, to, data, gas: 1_000_000n }
    const hash = await sendTransaction(client, transaction)
    return (await fetchReceipt(chain.connection, hash)).status
  }

  async function read(address: string, entry: AbiFunction, args: readonly unknown[] = []) {
    const { contract } = await readContracts(chain.connection.client, {
      contract: { answer: contractRead(address, withSelector(entry), args) },
    })
    const answer: unknown = contract.answer
    return typeof answer === 'string' && answer.startsWith('0x') ? answer.toLowerCase() : answer
  }

  it('sets percentage and flat platform fees, and chooses between them', async () => {
    const { address, ...rest } = await drop('erc721')
    const target = { address, ...rest }
    const fee = async () =>
      (await fetchDropState(chain.connection, { contract: address })).platformFee
    await send(setPercentagePlatformFee(target, { valueBp: 250, recipient: ACCOUNT }))
    expect(await fee()).to.deep.equal({ type: 'percentage', valueBp: 250, recipient: ACCOUNT })
    await send(setFlatPlatformFee(target, { value: 7n, recipient: ACCOUNT }))
    await send(choosePlatformFee(target, 'flat'))
    expect(await fee()).to.deep.equal({ type: 'flat', value: 7n, recipient: ACCOUNT })
    await send(choosePlatformFee(target, 'percentage'))
    expect(await fee()).to.deep.equal({ type: 'percentage', valueBp: 250, recipient: ACCOUNT })
  })

  it('sets the default royalty and that of one token id', async () => {
    const target = await drop('erc1155')
    const royalty = async () => (await drop1155(target.address)).royalty
    await send(setDefaultRoyalty(target, { valueBp: 100, recipient: ACCOUNT }))
    expect(await royalty()).to.deep.equal({ valueBp: 100, recipient: ACCOUNT })
    const own = { tokenId: 0n, valueBp: 900, recipient: chain.creator.address }
    await send(setTokenRoyalty(target, own))
    expect(await royalty()).to.deep.equal({ valueBp: 900, recipient: chain.creator.address })
  })

  it('sets payment recipients and the maximum supply of a token id', async () => {
    const target = await drop('erc1155')
    await send(setSaleRecipient(target, ACCOUNT))
    await send(setTokenSaleRecipient(target, ACCOUNT))
    await send(setMaxSupply(target, 12n))
    expect([
      await read(target.address, erc721.primarySaleRecipient),
      await read(target.address, erc1155.saleRecipient, [0n]),
      (await drop1155(target.address)).maxSupply,
    ]).to.deep.equal([ACCOUNT, ACCOUNT, 12n])
  })

  it('sets metadata of the drop, of all items, and of batches until they are frozen', async () => {
    const single = await drop('erc721')
    await send(setContractUri(single, 'ipfs://new'))
    const metadata = { name: 'Sun', description: '', imageUri: 'ipfs://image', animationUri: '' }
    await send(setSharedMetadata(single, metadata))
    expect(await read(single.address, erc721.contractURI)).to.equal('ipfs://new')
    expect(await read(single.address, erc721.sharedMetadata)).to.deep.equal([
      'Sun',
      '',
      'ipfs://image',
      '',
    ])

    const multiple = await drop('erc1155')
    await send(addTokens(multiple, { amount: 2n, baseUri: 'ipfs://second/' }))
    expect(await read(multiple.address, erc1155.uri, [11n])).to.equal('ipfs://second/11')
    await send(setBatchBaseUri(multiple, { index: 1n, baseUri: 'ipfs://third/' }))
    expect(await read(multiple.address, erc1155.uri, [11n])).to.equal('ipfs://third/11')
    await send(freezeBatch(multiple, 1n))
    const again = setBatchBaseUri(multiple, { index: 1n, baseUri: 'ipfs://fourth/' })
    expect(await send(again)).to.equal('reverted')
  })

  it('sets the owner without granting a role', async () => {
    const target = await drop('erc721')
    const owner = await chain.newWallet()
    await send(grantRole(target, { role: 'admin', account: owner.address }))
    await send(setOwner(target, owner.address))
    expect(await read(target.address, erc721.owner)).to.equal(owner.address)
  })

  it('grants, revokes and renounces roles', async () => {
    const target = await drop('erc721')
    const helper = await chain.newWallet()
    const hasRole = (role: Hex) => read(target.address, erc721.hasRole, [role, helper.address])
    const metadata = { role: 'metadata', account: helper.address } as const
    await send(grantRole(target, metadata))
    expect(await hasRole(ROLES.metadata)).to.equal(true)
    await send(revokeRole(target, metadata))
    expect(await hasRole(ROLES.metadata)).to.equal(false)
    await send(grantRole(target, metadata))
    expect(await send(renounceRole(target, metadata))).to.equal('reverted')
    expect(await send(renounceRole(target, metadata), helper)).to.equal('success')
    expect(await hasRole(ROLES.metadata)).to.equal(false)
  })

  it('reads the members of each role', async () => {
    const target = await drop('erc721')
    const minter = await chain.newWallet()
    await send(grantRole(target, { role: 'minter', account: minter.address }))
    const roles = await fetchRoles(chain.connection, target)
    const membersOf = Object.fromEntries(roles.map(({ role, members }) => [role, members]))
    const creator = chain.creator.address
    expect(membersOf).to.deep.include({ admin: [creator], metadata: [] })
    expect(membersOf.minter).to.include(minter.address)
    expect(new Set(roles.map(({ admin }) => admin))).to.deep.equal(new Set([ROLES.admin]))
  })

  it('error: changes by a wallet without a role', async () => {
    const stranger = await chain.newWallet()
    const single = await drop('erc721')
    const multiple = await drop('erc1155')
    const recipient = stranger.address
    for (const transaction of [
      setPercentagePlatformFee(single, { valueBp: 1, recipient }),
      setFlatPlatformFee(single, { value: 1n, recipient }),
      choosePlatformFee(single, 'flat'),
      setDefaultRoyalty(single, { valueBp: 1, recipient }),
      setTokenRoyalty(single, { tokenId: 1n, valueBp: 1, recipient }),
      setSaleRecipient(single, recipient),
      setTokenSaleRecipient(multiple, recipient),
      setMaxSupply(multiple, 1n),
      setContractUri(single, ''),
      setSharedMetadata(single, { name: '', description: '', imageUri: '', animationUri: '' }),
      addTokens(multiple, { amount: 1n, baseUri: 'ipfs://a/' }),
      setBatchBaseUri(multiple, { index: 0n, baseUri: 'ipfs://a/' }),
      freezeBatch(multiple, 0n),
      setOwner(single, recipient),
      grantRole(single, { role: 'admin', account: recipient }),
    ]) {
      expect(await send(transaction, stranger)).to.equal('reverted')
    }
  })

  it('error: values out of range, before anything is sent', async () => {
    const single = await drop('erc721')
    const royalty = { valueBp: 10_001, recipient: ACCOUNT }
    for (const [attempt, code] of [
      [() => setDefaultRoyalty(single, royalty), 'BASIS_POINTS_INVALID'],
      [() => setPercentagePlatformFee(single, royalty), 'BASIS_POINTS_INVALID'],
      [() => setFlatPlatformFee(single, { value: -1n, recipient: ACCOUNT }), 'AMOUNT_NEGATIVE'],
      [() => setOwner(single, 'me'), 'INVALID_ADDRESS'],
      [() => setMaxSupply(single, 1n), 'UNKNOWN_CONTRACT_TYPE'],
      [() => setMaxSupply({ ...single, variant: 'erc1155' }, 1n), 'TOKEN_ID_REQUIRED'],
    ] as const) {
      expect(attempt).to.throw().with.property('code', code)
    }
  })

  function drop1155(contract: string): Promise<DropState> {
    return fetchDropState(chain.connection, { contract, tokenId: 0n })
  }
})
