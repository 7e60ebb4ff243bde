import { expect } from 'chai'
import { maxUint256 } from 'viem'
import { sendTransaction } from 'viem/actions'
import {
  type ClaimConditionInput,
  planClaimConditions,
  type SetConditionsOptions,
} from '../../src/administration/claimConditions.ts'
import { NO_PROOF } from '../../src/allowlist/allowlistProof.ts'
import { fetchDropState } from '../../src/contract/fetchDropState.ts'
import { NATIVE_TOKEN } from '../../src/contract/nativeCoin.ts'
import { claim } from '../../src/generated/openEdition/abi.ts'
import { fetchReceipt, startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'

const FREE: ClaimConditionInput = { startTimestamp: 0n, pricePerToken: 0n }

describe('planClaimConditions', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  const stateOf = (contract: string) => fetchDropState(chain.connection, { contract, tokenId: 0n })

  async function apply(
    contract: string,
    inputs: readonly ClaimConditionInput[],
    options?: SetConditionsOptions,
  ) {
    const { changes, transaction } = planClaimConditions(await stateOf(contract), inputs, options)
    const { client } = chain.creator
    const { to, data } = transaction
    const hash = await sendTransaction(client, { account: client.account, chain: null, to, data })
    const { status } = await fetchReceipt(chain.connection, hash)
    expect(status).to.equal('success')
    return changes
  }

  for (const variant of ['erc721', 'erc1155'] as const) {
    it(`lists the changes, which the transaction applies (${variant})`, async () => {
      const { address } = await deployDrop(chain, { variant, conditions: [] })
      expect(await apply(address, [{ ...FREE, maxClaimableSupply: 5n }])).to.deep.equal([
        { type: 'added', phaseIndex: 0 },
      ])
      const later = { startTimestamp: 10n, pricePerToken: 3n, quantityLimitPerWallet: 2n }
      expect(await apply(address, [{ ...FREE, pricePerToken: 4n }, later])).to.deep.equal([
        { type: 'changed', phaseIndex: 0, field: 'maxClaimableSupply', from: 5n, to: maxUint256 },
        { type: 'changed', phaseIndex: 0, field: 'pricePerToken', from: 0n, to: 4n },
        { type: 'added', phaseIndex: 1 },
      ])
      const { conditions } = await stateOf(address)
      expect(conditions.map((each) => each.pricePerToken)).to.deep.equal([4n, 3n])
      expect(await apply(address, [{ ...FREE, pricePerToken: 4n }])).to.deep.equal([
        { type: 'removed', phaseIndex: 1 },
      ])
      expect(
        planClaimConditions(await stateOf(address), [{ ...FREE, pricePerToken: 4n }]).changes,
      ).to.deep.equal([])
    })
  }

  it('keeps or resets claim counts', async () => {
    const { address } = await deployDrop(chain, { variant: 'erc721' })
    const wallet = await chain.newWallet()
    const args = [wallet.address, 3n, NATIVE_TOKEN, 0n, NO_PROOF, '0x']
    await chain.execute({ from: wallet, to: address, abi: claim, args })
    const claimed = async () => {
      const state = await fetchDropState(chain.connection, {
        contract: address,
        wallet: wallet.address,
      })
      const [condition] = state.conditions
      return [condition?.supplyClaimed, state.claimedByWallet.get(condition?.id ?? 0n)]
    }
    await apply(address, [{ ...FREE, maxClaimableSupply: 3n }])
    expect(await claimed()).to.deep.equal([3n, 3n])
    await apply(address, [{ ...FREE, maxClaimableSupply: 2n }], { resetClaims: true })
    expect(await claimed()).to.deep.equal([0n, 0n])
  })

  it('error: a supply below the claimed items', async () => {
    const { address } = await deployDrop(chain, { variant: 'erc721' })
    const args = [chain.creator.address, 3n, NATIVE_TOKEN, 0n, NO_PROOF, '0x']
    await chain.execute({ to: address, abi: claim, args })
    const state = await stateOf(address)
    expect(() => planClaimConditions(state, [{ ...FREE, maxClaimableSupply: 2n }]))
      .to.throw('Phase 1 cannot have a supply of 2, since 3 items have been claimed')
      .with.property('code', 'CONDITION_SUPPLY_BELOW_CLAIMED')
  })

  it('error: starts out of order and negative amounts', async () => {
    const { address } = await deployDrop(chain, { variant: 'erc721' })
    const state = await stateOf(address)
    expect(() => planClaimConditions(state, [FREE, FREE]))
      .to.throw()
      .with.property('code', 'CONDITIONS_NOT_IN_ORDER')
    expect(() => planClaimConditions(state, [{ ...FREE, pricePerToken: -1n }]))
      .to.throw()
      .with.property('code', 'AMOUNT_NEGATIVE')
  })
})
