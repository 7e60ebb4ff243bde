import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { compileMovePackage, testMovePackage } from '../../../src/aptos/move/index.ts'
import { libraryPath } from '../../../src/aptos/native/libraries.ts'
import { failureOf } from '../../_setup.ts'
import { needsMove } from '../_setup.ts'

const COUNTER = `module counter::tally {
    use std::signer;
    #[test_only]
    use aptos_framework::account;

    struct Tally has key { count: u64 }

    #[event]
    struct Raised has drop, store { count: u64 }

    public entry fun raise(account: &signer) acquires Tally {
        let owner = signer::address_of(account);
        if (!exists<Tally>(owner)) move_to(account, Tally { count: 0 });
        let tally = borrow_global_mut<Tally>(owner);
        tally.count = tally.count + 1;
        aptos_framework::event::emit(Raised { count: tally.count });
    }

    #[view]
    public fun count(owner: address): u64 acquires Tally {
        borrow_global<Tally>(owner).count
    }

    #[test]
    fun raises_by_one() acquires Tally {
        raise(&account::create_signer_for_test(@0xa));
        assert!(count(@0xa) == 1, 0);
    }

    #[test]
    fun expects_too_much() acquires Tally {
        raise(&account::create_signer_for_test(@0xa));
        assert!(count(@0xa) == 2, 7);
    }
}
`

/** Names a repository that does not exist: the compiler must not ask for it. */
const MOVE_TOML = `[package]
name = "Counter"
version = "1.0.0"

[addresses]
counter = "_"
std = "0x1"

[dev-addresses]
counter = "0xc0"

[dependencies]
AptosFramework = { git = "https://repository.invalid/framework.git", rev = "main", subdir = "x" }
`

describe('Move packages', () => {
  needsMove()

  function counterPackage(source = COUNTER): string {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'sources'))
    mkdirSync(join(folder, 'scripts'))
    writeFileSync(join(folder, 'Move.toml'), MOVE_TOML)
    writeFileSync(join(folder, 'sources', 'tally.move'), source)
    const script = 'script { fun twice(s: &signer) { counter::tally::raise(s); } }\n'
    writeFileSync(join(folder, 'scripts', 'twice.move'), script)
    return folder
  }

  it('compile for the addresses that are given, without their own dependencies', async () => {
    const folder = counterPackage()

    const compiled = await compileMovePackage(folder, { counter: `0x${'ab'.repeat(32)}` })

    expect(compiled.modules.map(({ name }) => name)).to.deep.equal(['tally'])
    const [tally] = compiled.modules
    expect(tally?.address).to.equal(`0x${'ab'.repeat(32)}`)
    expect(tally?.abi.exposed_functions).to.deep.include({
      name: 'count',
      visibility: 'public',
      is_entry: false,
      is_view: true,
      generic_type_params: [],
      params: ['address'],
      return: ['u64'],
    })
    expect(Object.keys(compiled.scripts)).to.deep.equal(['twice'])
  })

  it('are only read', async () => {
    const folder = counterPackage()

    await compileMovePackage(folder)
    await testMovePackage(folder)

    expect(readdirSync(folder).sort()).to.deep.equal(['Move.toml', 'scripts', 'sources'])
  })

  it('that do not compile are refused with the place of the error', async () => {
    const folder = counterPackage(COUNTER.replace('tally.count + 1', 'tally.count + true'))

    const failure = await failureOf(compileMovePackage(folder))

    expect(failure).to.have.property('code', 'BAD_MOVE_PACKAGE')
    expect(failure.message).to.match(/sources\/tally\.move:15:37/)
  })

  it('are tested one by one', async () => {
    const run = await testMovePackage(counterPackage())

    expect(run).to.include({ isOk: false, passed: 1, failed: 1 })
    expect(run.output).to.include('[ PASS    ] 0xc0::tally::raises_by_one')
    expect(run.output).to.include('[ FAIL    ] 0xc0::tally::expects_too_much')
    expect(run.output).to.match(/aborted with code 7/)
  })

  it('are neither compiled nor run on machines that there is no compiler for', () => {
    expect(() => libraryPath('compiler', 'win32-x64'))
      .to.throw(/has none for win32-x64, and the Aptos network needs a Move compiler and VM/)
      .with.property('code', 'NO_MOVE')
  })

  it('are tested by parts of names', async () => {
    const run = await testMovePackage(counterPackage(), { filter: 'raises' })

    expect(run).to.include({ isOk: true, passed: 1, failed: 0 })
  })
})
