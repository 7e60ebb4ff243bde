import { BN } from '@coral-xyz/anchor'
import type { Localnet } from '@mintline/localnet'
import {
  allowlistEntryAddress,
  editionsControlsAddress,
  editionsDeploymentAddress,
  hashlistAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
} from '@mintline/solana'
import { editionsControlsProgram, editionsProgram } from '@mintline/solana/anchor'
import { getAssociatedTokenAddressSync, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { startPrograms } from '../localnet.ts'
import { Drop } from '../reads/_drop.ts'

const PHASE = 7
const WALLET = Keypair.generate().publicKey
const NOWHERE = { connection: new Connection('http://127.0.0.1:1'), publicKey: WALLET }

describe('a client with only the IDLs', () => {
  const controls = editionsControlsProgram(NOWHERE)
  const editions = editionsProgram(NOWHERE)
  const deployment = editionsDeploymentAddress('GENERIC')
  const [minter, mint] = [Keypair.generate().publicKey, Keypair.generate().publicKey]
  const tokenAccount = getAssociatedTokenAddressSync(mint, minter, true, TOKEN_2022_PROGRAM_ID)

  it('finds all addresses of a new deployment by its symbol', async () => {
    const input = { symbol: 'GENERIC' } as Parameters<
      typeof controls.methods.initialiseEditionsControls
    >[0]
    const found = await controls.methods.initialiseEditionsControls(input).pubkeys()
    expect(found).to.deep.include({
      editionsDeployment: deployment,
      editionsControls: editionsControlsAddress(deployment),
      hashlist: hashlistAddress(deployment, 0),
    })
  })

  it("finds the accounts of a mint's wallet, in either version", async () => {
    const accounts = { editionsDeployment: deployment, minter, mint }
    const none = { merkleProof: null, allowListPrice: null, allowListMaxClaims: null }
    const calls = [
      controls.methods.mintWithControls({ phaseIndex: PHASE, ...none }),
      controls.methods.mintWithControlsV2({
        phaseIndex: PHASE,
        merkleMintInput: null,
        maxRent: null,
        expiresAt: null,
        usesBatch: false,
        maxPrice: new BN(0),
      }),
    ]
    for (const call of calls) {
      expect(await call.accountsPartial(accounts).pubkeys()).to.deep.include({
        editionsControls: editionsControlsAddress(deployment),
        minterStats: minterStatsAddress(deployment, minter),
        minterStatsPhase: minterStatsPhaseAddress(deployment, minter, PHASE),
        allowlistEntry: allowlistEntryAddress(deployment, minter, PHASE),
        tokenAccount,
      })
    }
  })

  it('finds the token account of a mint in the editions program', async () => {
    const found = await editions.methods.mint().accountsPartial({ minter, mint }).pubkeys()
    expect(found.tokenAccount).to.deep.equal(tokenAccount)
  })

  describe('on a network', () => {
    let localnet: Localnet
    let drop: Drop

    before(async () => {
      localnet = await startPrograms()
      drop = await Drop.deploy(localnet, { symbol: 'GENERIC' })
    })
    after(() => localnet.close())

    it('finds the entry of a wallet by its controls', async () => {
      const program = editionsControlsProgram({ connection: drop.connection, publicKey: WALLET })
      const editionsControls = editionsControlsAddress(drop.deployment)
      const user = Keypair.generate().publicKey
      const entry = allowlistEntryAddress(drop.deployment, user, PHASE)
      const args = { phaseIndex: PHASE, user }
      const calls = [
        program.methods.addToAllowlist({ ...args, price: 0, amount: 1 }),
        program.methods.closeAllowlistAccount(args),
      ]
      for (const call of calls) {
        const { allowlistEntry } = await call.accountsPartial({ editionsControls }).pubkeys()
        expect(allowlistEntry).to.deep.equal(entry)
      }
    })
  })
})
