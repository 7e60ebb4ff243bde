import { expect } from 'chai'
import { type Hex, toFunctionSelector, zeroAddress } from 'viem'
import { call, getCode, sendTransaction } from 'viem/actions'
import {
  type DeployDropInput,
  deployedDrop,
  deployTransaction,
  implementationTransaction,
} from '../../src/administration/deployDrop.ts'
import { ROLES } from '../../src/administration/roles.ts'
import { contractRead, readContracts } from '../../src/chain/readContracts.ts'
import { fetchDropState } from '../../src/contract/fetchDropState.ts'
import { hasRole, owner, primarySaleRecipient } from '../../src/generated/openEdition/abi.ts'
import { estimateTransaction } from '../../src/send/estimateTransaction.ts'
import type { EvmTransaction } from '../../src/send/evmTransaction.ts'
import { fetchReceipt, LOCAL_NETWORK, startChain, type TestChain } from '../support/chain.ts'

const SOLANA_ADDRESS = '8pG1oJpi58dAosAyyG6nBz1Ss3bmFSpJxf8sHGmREKeT'
const PLATFORM_FEE_TOO_HIGH = toFunctionSelector('PlatformFeeExceededMaxFeeBps(uint256,uint256)')

describe('deployment of EVM drops', () => {
  let chain: TestChain
  let input: DeployDropInput
  before(async () => {
    chain = await startChain()
    const [admin, seller, artist, platform] = [
      await chain.newWallet(),
      await chain.newWallet(),
      await chain.newWallet(),
      await chain.newWallet(),
    ]
    input = {
      admin: admin.address,
      name: 'Sun & Söhne',
      symbol: 'SUN',
      contractUri: 'ipfs://contract',
      saleRecipient: seller.address,
      royalty: { valueBp: 500, recipient: artist.address },
      platformFee: { valueBp: 300, recipient: platform.address },
    }
  })
  after(() => chain.stop())

  async function send({ data }: EvmTransaction) {
    const { client } = chain.creator
    const hash = await sendTransaction(client, { account: client.account, chain: null, data })
    return fetchReceipt(chain.connection, hash)
  }

  for (const variant of ['erc721', 'erc1155'] as const) {
    it(`creates and sets up an ${variant} drop in one transaction`, async () => {
      // Given a deployed implementation
      const { contractAddress } = await send(implementationTransaction(variant))

      // When a drop is created
      const receipt = await send(deployTransaction(contractAddress as Hex, input))
      const address = deployedDrop(receipt)

      // Then it is a clone with its settings, and the sending wallet has no role
      const code = await getCode(chain.connection.client, { address: address as string as Hex })
      expect(code).to.equal(
        `0x363d3d373d3d3d363d73${contractAddress?.slice(2)}5af43d82803e903d91602b57fd5bf3`,
      )
      const state = await fetchDropState(chain.connection, { contract: address, tokenId: 0n })
      expect(state).to.deep.include({
        variant,
        name: 'Sun & Söhne',
        royalty: { valueBp: 500, recipient: input.royalty.recipient },
        platformFee: { type: 'percentage', valueBp: 300, recipient: input.platformFee.recipient },
      })
      const { drop } = await readContracts(chain.connection.client, {
        drop: {
          owner: contractRead(address, owner),
          seller: contractRead(address, primarySaleRecipient),
          isAdmin: contractRead(address, hasRole, [ROLES.admin, input.admin]),
          isSenderAdmin: contractRead(address, hasRole, [ROLES.admin, chain.creator.address]),
        },
      })
      expect([drop.owner?.toLowerCase(), drop.seller?.toLowerCase()]).to.deep.equal([
        input.admin,
        input.saleRecipient,
      ])
      expect([drop.isAdmin, drop.isSenderAdmin]).to.deep.equal([true, false])
    })
  }

  it('error: settings refused by the contract, with its reason', async () => {
    const { contractAddress } = await send(implementationTransaction('erc721'))
    const { data } = deployTransaction(contractAddress as Hex, input)
    // Raises the platform fee above 100 % in the encoded call.
    const tooMuch = data.replace('12c'.padStart(64, '0'), '2711'.padStart(64, '0')) as Hex
    expect(tooMuch).not.to.equal(data)
    const failure = await call(chain.connection.client, { data: tooMuch }).catch(String)
    expect(failure).to.include(PLATFORM_FEE_TOO_HIGH)
  })

  it('error: settings refused by the contract, named when its gas is estimated', async () => {
    const { contractAddress } = await send(implementationTransaction('erc721'))
    const { data } = deployTransaction(contractAddress as Hex, input)
    // The client refuses the zero address itself, so it is put into the encoded call.
    const toNobody = data.replace(input.saleRecipient.slice(2), zeroAddress.slice(2)) as Hex
    expect(toNobody).not.to.equal(data)
    const transaction = { to: undefined, data: toNobody }
    const failure = await estimateTransaction(chain.connection, {
      wallet: chain.creator.address,
      transaction,
      network: LOCAL_NETWORK,
    }).catch((error: unknown) => error)
    expect(failure).to.have.property('code', 'CONTRACT_REFUSED')
    expect(String(failure)).to.contain('The zero address cannot receive payments')
  })

  it('allows any recipient where there is no royalty', async () => {
    const { contractAddress } = await send(implementationTransaction('erc721'))
    const royalty = { valueBp: 0, recipient: zeroAddress }
    const receipt = await send(deployTransaction(contractAddress as Hex, { ...input, royalty }))
    expect(receipt.status).to.equal('success')
  })

  it('error: no implementation', () => {
    expect(() => deployTransaction('', input)).to.throw('Contract address not specified')
  })

  it('error: a fee or royalty above 100 %, and an invalid address', () => {
    const code = `0x${'1'.repeat(40)}`
    const deploy = (changed: Partial<DeployDropInput>) => () =>
      deployTransaction(code, { ...input, ...changed })
    const recipient = input.admin
    for (const [changed, expected] of [
      [{ royalty: { valueBp: 10_001, recipient } }, 'BASIS_POINTS_INVALID'],
      [{ platformFee: { valueBp: -1, recipient } }, 'BASIS_POINTS_INVALID'],
      [{ admin: '0x12' }, 'INVALID_ADDRESS'],
      [{ saleRecipient: 'me' }, 'INVALID_ADDRESS'],
      [{ saleRecipient: SOLANA_ADDRESS }, 'ADDRESS_OF_OTHER_CHAIN'],
      [{ saleRecipient: zeroAddress }, 'ADDRESS_IS_NOBODY'],
      [{ saleRecipient: `0x${'0'.repeat(36)}dEaD` }, 'ADDRESS_IS_NOBODY'],
      [{ saleRecipient: `0x${'E'.repeat(40)}` }, 'ADDRESS_IS_NOBODY'],
      [{ platformFee: { valueBp: 0, recipient: zeroAddress } }, 'ADDRESS_IS_NOBODY'],
      [{ royalty: { valueBp: 1, recipient: zeroAddress } }, 'ADDRESS_IS_NOBODY'],
    ] as const) {
      expect(deploy(changed)).to.throw().with.property('code', expected)
    }
  })
})
