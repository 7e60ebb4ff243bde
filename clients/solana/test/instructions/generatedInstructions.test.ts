import { toTransactionInstruction } from '@mintline/solana'
import { EDITIONS_CONTROLS_IDL, EDITIONS_IDL, type Idl, Program } from '@mintline/solana/anchor'
import * as kit from '@mintline/solana/kit'
import { type Address, createNoopSigner, type Instruction } from '@solana/kit'
import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { argumentValues } from '../idlValues.ts'

type InstructionAccount = Extract<
  Idl['instructions'][number]['accounts'][number],
  { signer?: boolean }
>

/** The generated client's arguments for accounts after those in the IDL. */
const FURTHER_ACCOUNTS: Readonly<Record<string, { name: string; isWritable: boolean }>> = {
  mintWithControls: { name: 'feeRecipients', isWritable: true },
  mintWithControlsV2: { name: 'feeRecipients', isWritable: true },
  mintWithControlsV3: { name: 'feeRecipients', isWritable: true },
  modifyPlatformFee: { name: 'newReceivers', isWritable: false },
  modifyCollection: { name: 'newReceivers', isWritable: false },
}

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => new PublicKey(bytes))

describe('instructions', () => {
  for (const [name, idl, client] of [
    ['editions', EDITIONS_IDL, kit.editions],
    ['editions-controls', EDITIONS_CONTROLS_IDL, kit.editionsControls],
  ] as const) {
    const program = new Program(idl, { connection: null as never })

    for (const instruction of program.idl.instructions) {
      it(`${instruction.name} of ${name}: bytes, accounts and flags match those of Anchor`, async () => {
        const further = FURTHER_ACCOUNTS[instruction.name]
        const inputs = fc.record({
          accounts: accountValues(instruction.accounts as InstructionAccount[]),
          args: argumentValues(program.idl, instruction.args),
          others: fc.array(keys, { maxLength: further ? 5 : 0 }),
        })
        await fc.assert(
          fc.asyncProperty(inputs, async ({ accounts, args, others }) => {
            // When Anchor and the generated client build the same instruction
            const expected = await program.methods[instruction.name]?.(
              ...Object.values(args.anchor),
            )
              .accountsStrict(anchorAccounts(accounts))
              .remainingAccounts(
                others.map((pubkey) => ({
                  pubkey,
                  isSigner: false,
                  isWritable: further?.isWritable === true,
                })),
              )
              .instruction()
            const built = kitBuilder(
              client,
              instruction.name,
            )({
              ...Object.fromEntries(accounts.map(({ name, input }) => [name, input])),
              ...args.generated,
              ...(further && { [further.name]: others.map((key) => key.toBase58()) }),
            })

            // Then web3.js gets the same from both
            expect(toTransactionInstruction(built)).to.deep.equal(expected)
          }),
          { numRuns: 30 },
        )
      })
    }
  }
})

function anchorAccounts(accounts: readonly { name: string; key: PublicKey | null }[]) {
  // Anchor takes null for an omitted account, which its types for an untyped IDL do not allow.
  return Object.fromEntries(accounts.map(({ name, key }) => [name, key as PublicKey]))
}

/** Accounts in Anchor's and the generated client's forms; optional ones may be omitted. */
function accountValues(accounts: readonly InstructionAccount[]) {
  return fc.tuple(
    ...accounts.map(({ name, address, signer, optional }) => {
      const key: fc.Arbitrary<PublicKey | null> = address
        ? fc.constant(new PublicKey(address))
        : optional
          ? fc.option(keys)
          : keys
      return key.map((key) => {
        const text = key?.toBase58() as Address | undefined
        return { name, key, input: text && signer ? createNoopSigner(text) : text }
      })
    }),
  )
}

function kitBuilder(client: object, name: string): (input: object) => Instruction {
  const build: unknown = Reflect.get(
    client,
    `get${name.charAt(0).toUpperCase()}${name.slice(1)}Instruction`,
  )
  if (typeof build !== 'function') throw new Error(`The generated client builds no ${name}.`)
  return (input) => build(input)
}
