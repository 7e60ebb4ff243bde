import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  modifyCollection,
  modifyPlatformFee,
  transferOwnership,
} from '@mintline/solana'
import { TOKEN_PROGRAM_ID } from '@solana/spl-token'
import {
  Keypair,
  NONCE_ACCOUNT_LENGTH,
  PublicKey,
  SYSVAR_CLOCK_PUBKEY,
  SYSVAR_INSTRUCTIONS_PUBKEY,
  SYSVAR_RENT_PUBKEY,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import { expect } from 'chai'
import { Chain, type Outcome } from '../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { replaceAccount } from '../../helpers/editInstruction.ts'
import { tokenAccountOf } from '../../helpers/effects.ts'
import { percentFee } from '../../helpers/fees.ts'
import { tryInVain } from '../../helpers/ownerAccess.ts'
import { expectControlsError } from '../../helpers/programFailure.ts'

const INCINERATOR = new PublicKey('1nc1nerator11111111111111111111111111111111')
const NATIVE_LOADER = new PublicKey('NativeLoader1111111111111111111111111111111')

const knownByAddress: ReadonlyMap<string, PublicKey> = new Map([
  ['the incinerator', INCINERATOR],
  ['a program', TOKEN_PROGRAM_ID],
  ['a native program', new PublicKey('Vote111111111111111111111111111111111111111')],
  ['a precompile', new PublicKey('Ed25519SigVerify111111111111111111111111111')],
  ['the clock sysvar', SYSVAR_CLOCK_PUBKEY],
  ['the rent sysvar', SYSVAR_RENT_PUBKEY],
])

describe('accounts that may be paid and own collections', () => {
  let chain: Chain
  let drop: Collection
  let refused: ReadonlyMap<string, PublicKey>
  let records: ReadonlyMap<string, PublicKey>
  let allowed: ReadonlyMap<string, PublicKey>

  before(async () => {
    chain = await Chain.start()
    drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const other = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const minter = await chain.wallet()
    const item = await other.mint(minter)
    const nonce = await nonceAccount()
    const [vault] = PublicKey.findProgramAddressSync([Buffer.from('vault')], TOKEN_PROGRAM_ID)
    await chain.fund(vault, 1_000_000n)
    refused = new Map([
      ['the default address, which is the system program', SystemProgram.programId],
      ...knownByAddress,
      ['a classic mint', account(82, TOKEN_PROGRAM_ID)],
      ['a classic token account', account(165, TOKEN_PROGRAM_ID)],
      ["another program's account", account(8, Keypair.generate().publicKey)],
      ['an empty account of another program', account(0, Keypair.generate().publicKey)],
      ['an executable account', account(1, NATIVE_LOADER, true)],
    ])
    records = new Map([
      ['a Token-2022 mint', item],
      ['a Token-2022 token account', tokenAccountOf(item, minter.publicKey)],
      ["another collection's deployment", other.deployment],
      ["another collection's controls", other.controls],
      ["another collection's group mint", other.groupMint.publicKey],
    ])
    allowed = new Map([
      ['an address that was never used', Keypair.generate().publicKey],
      ['a wallet', (await chain.wallet()).publicKey],
      ["a vault: a program's address that the system program owns", vault],
      ['a nonce account, which the system program owns', nonce],
    ])
  })

  /** Puts an account on chain. */
  function account(size: number, owner: PublicKey, executable = false): PublicKey {
    const { publicKey } = Keypair.generate()
    const data = Buffer.alloc(size)
    chain.setAccount(publicKey, { lamports: 10_000_000, data, owner, executable })
    return publicKey
  }

  async function nonceAccount(): Promise<PublicKey> {
    const [payer, nonce] = [await chain.wallet(), Keypair.generate()]
    const create = SystemProgram.createNonceAccount({
      fromPubkey: payer.publicKey,
      noncePubkey: nonce.publicKey,
      authorizedPubkey: payer.publicKey,
      lamports: Number(await chain.rent(NONCE_ACCOUNT_LENGTH)),
    })
    await chain.send(create.instructions, [payer, nonce])
    return nonce.publicKey
  }

  function setTreasury(treasury: PublicKey): TransactionInstruction {
    const { deployment, creator, groupMint } = drop
    return modifyCollection({
      deployment,
      creator: creator.publicKey,
      groupMint: groupMint.publicKey,
      changes: { treasury },
    })
  }

  /** Names an address as the last of two recipients. */
  function setRecipient(address: PublicKey): TransactionInstruction {
    const { deployment, creator } = drop
    const platformFee = percentFee(300n, [creator.publicKey, address], [99, 1])
    return modifyPlatformFee({ deployment, admin: creator.publicKey, platformFee })
  }

  function handOver(newOwner: PublicKey): TransactionInstruction {
    const { deployment, creator } = drop
    return transferOwnership({ deployment, creator: creator.publicKey, newOwner })
  }

  async function deploy(input: Partial<Collection['input']>): Promise<Outcome> {
    const collection = await Collection.prepare(chain)
    Object.assign(collection.input, input)
    return chain.trySend([collection.deployInstruction()], collection.deploySigners())
  }

  function refuse(instruction: TransactionInstruction): Promise<Outcome> {
    return tryInVain(drop, instruction, [drop.creator])
  }

  it('refused as treasury', async () => {
    for (const [name, treasury] of refused) {
      const code = treasury.equals(PublicKey.default) ? 'TreasuryIsDefault' : 'ReceiverCannotBePaid'
      expectRefusal(await refuse(setTreasury(treasury)), name, code)
    }
  })

  it('refused as fee recipient', async () => {
    for (const [name, address] of refused) {
      const isDefault = address.equals(PublicKey.default)
      const code = isDefault ? 'FeeRecipientIsDefault' : 'ReceiverCannotBePaid'
      expectRefusal(await refuse(setRecipient(address)), name, code)
    }
  })

  it('refused at launch by address alone: the default address, the incinerator, programs and sysvars', async () => {
    const toNobody = percentFee(300n, [PublicKey.default])
    const nobody = 'the default address'
    expectRefusal(await deploy({ treasury: PublicKey.default }), nobody, 'TreasuryIsDefault')
    expectRefusal(await deploy({ platformFee: toNobody }), nobody, 'FeeRecipientIsDefault')
    for (const [name, address] of knownByAddress) {
      const platformFee = percentFee(300n, [address])
      for (const input of [{ treasury: address }, { platformFee }]) {
        expectRefusal(await deploy(input), name, 'ReceiverCannotBePaid')
      }
    }
  })

  it('refused as owner', async () => {
    for (const [name, address] of [...refused, ...records]) {
      expectRefusal(await refuse(handOver(address)), name, 'NewOwnerInvalid')
    }
  })

  it('records are refused as receivers with a code of their own', async () => {
    for (const [name, address] of records) {
      const code = 'ReceiverIsCollection'
      expectRefusal(await refuse(setTreasury(address)), name, code)
      expectRefusal(await refuse(setRecipient(address)), name, code)
    }
  })

  it("the sysvar that is no account is refused, by the runtime's own owner for it", async () => {
    const instructions = SYSVAR_INSTRUCTIONS_PUBKEY
    expectRefusal(await refuse(setTreasury(instructions)), 'sysvar', 'ReceiverCannotBePaid')
    expectRefusal(await refuse(handOver(instructions)), 'sysvar', 'NewOwnerInvalid')
  })

  it('allowed: unused addresses, wallets, vaults and nonce accounts', async () => {
    for (const [name, address] of allowed) {
      const platformFee = percentFee(300n, [address])
      expect((await deploy({ treasury: address, platformFee })).failure, name).to.equal(undefined)
      await chain.send([setTreasury(address), setRecipient(address)], [drop.creator])
      const other = await Collection.deploy(chain)
      const { deployment, creator } = other
      const give = transferOwnership({
        deployment,
        creator: creator.publicKey,
        newOwner: address,
      })
      await chain.send([give], [creator])
    }
  })

  it('an attacker cannot show another account in place of the receiver', async () => {
    const wallet = (await chain.wallet()).publicKey
    for (const instruction of [setTreasury(TOKEN_PROGRAM_ID), setRecipient(TOKEN_PROGRAM_ID)]) {
      // The receiver is in the arguments, so only its account is replaced.
      const attempt = replaceAccount(instruction, TOKEN_PROGRAM_ID, wallet)
      expectRefusal(await refuse(attempt), 'another account', 'RecipientMismatch')
    }
  })

  it('an attacker cannot leave the receiver out', async () => {
    for (const instruction of [setTreasury(TOKEN_PROGRAM_ID), setRecipient(TOKEN_PROGRAM_ID)]) {
      instruction.keys.pop()
      expectRefusal(await refuse(instruction), 'no account', 'RecipientMismatch')
    }
  })

  it('our programs are refused in every role', async () => {
    for (const program of [EDITIONS_PROGRAM_ID, EDITIONS_CONTROLS_PROGRAM_ID]) {
      expectRefusal(await refuse(setTreasury(program)), 'treasury', 'ReceiverIsCollection')
      expectRefusal(await refuse(setRecipient(program)), 'recipient', 'ReceiverIsCollection')
      expectRefusal(await refuse(handOver(program)), 'owner', 'NewOwnerInvalid')
    }
  })

  function expectRefusal(outcome: Outcome, name: string, code: string): void {
    expect(outcome.failure, name).to.not.equal(undefined)
    expectControlsError(outcome, code)
  }
})
